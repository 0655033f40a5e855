/** The titles of games in the language now spoken. */

import { translatorFor } from "$i18n/language.svelte";
import { prefs } from "$browser/prefs.svelte";

/** A function that names games; it follows a change of language. Call it while a component is made. */
export function titlesOf(games: () => readonly string[]): (game: string) => string {
  let titles = $state.raw<Record<string, string>>({});
  $effect(() => {
    void prefs.language;
    const wanted = games();
    void Promise.all(wanted.map(async (game) => [game, (await translatorFor(game)).say("game-title")])).then(
      (found) => (titles = Object.fromEntries(found) as Record<string, string>),
    );
  });
  return (game) => titles[game] ?? "";
}
