/** A day written like 2026-11-18, in words. */
export function dayWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
