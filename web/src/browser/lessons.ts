/** The lessons done in this browser, and where others were left. */

import { store, stored } from "./stored";

const KEY = "flibuste.lessons";

interface Kept {
  done: string[];
  /** What the learner did so far in lessons they have left, by name. */
  left: Record<string, string[]>;
}
type All = Record<string, Kept | undefined>;

const kept = (game: string): Kept => stored<All>(KEY, {})[game] ?? { done: [], left: {} };
const keep = (game: string, own: Kept): void => store(KEY, { ...stored<All>(KEY, {}), [game]: own });

export const doneLessons = (game: string): readonly string[] => kept(game).done;
export const leftLessons = (game: string): readonly string[] => Object.keys(kept(game).left);
export const lessonActs = (game: string, lesson: string): string[] => kept(game).left[lesson] ?? [];

export function keepActs(game: string, lesson: string, acts: readonly string[]): void {
  const { done, left } = kept(game);
  keep(game, { done, left: { ...left, [lesson]: [...acts] } });
}

export function finishLesson(game: string, lesson: string): void {
  const { done, left } = kept(game);
  const others = Object.entries(left).filter(([name]) => name !== lesson);
  keep(game, {
    done: [...done.filter((name) => name !== lesson), lesson],
    left: Object.fromEntries(others),
  });
}
