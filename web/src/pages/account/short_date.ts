/** A day as people of the page's language write it. */
export const shortDate = (at: number): string =>
  new Date(at).toLocaleDateString(document.documentElement.lang);
