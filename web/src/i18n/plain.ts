/** Text as it is searched: without accents, capitals and curly apostrophes. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase();
}
