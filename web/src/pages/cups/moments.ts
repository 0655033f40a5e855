/** Days and hours of cups in the reader's language and time. */

import { siteWords } from "$i18n/language.svelte";

/** A day and an hour, on the reader's clock. */
export function momentOf(at: number): string {
  const format = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(siteWords().language, format).format(at);
}

/** A day of the calendar, as cups count it: in UTC. */
export function dayOf(day: string): string {
  const format = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(siteWords().language, format).format(new Date(`${day}T00:00:00Z`));
}

/** A number with at most two digits behind the point. */
export function figure(number: number): string {
  const format = { maximumFractionDigits: 2, signDisplay: "auto" } as const;
  return new Intl.NumberFormat(siteWords().language, format).format(number).replace(/^-/, "−");
}

/** The same with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${figure(number)}` : figure(number);
}
