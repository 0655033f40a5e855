/** What a league is played by, in one sentence. */

import { clockLabel } from "$i18n/clocks";
import { say } from "$i18n/language.svelte";
import type { LeagueShown } from "$net/wire.gen";

export function leagueTerms(league: LeagueShown, game: string): string {
  const { size, rounds } = league;
  const terms = say("league-terms", { kind: say(`league-kind-${league.kind}`), game, size, rounds });
  return `${terms}. ${clockLabel(league.clock)}.`;
}
