/** What every table shows around its board, for the help. */

import type { Icon } from "$widgets/icon";
import Check from "~icons/game-icons/check-mark";
import Eye from "~icons/game-icons/binoculars";
import Hourglass from "~icons/game-icons/sands-of-time";
import Question from "~icons/game-icons/uncertainty";
import Rewind from "~icons/game-icons/backward-time";
import Robot from "~icons/game-icons/vintage-robot";
import Spyglass from "~icons/game-icons/spyglass";
import Undo from "~icons/game-icons/return-arrow";

interface Around {
  icon?: Icon;
  /** What is drawn without an icon. */
  mark?: "here" | "gone" | "dots" | "rule";
  word: string;
}

export const AROUND: readonly Around[] = [
  { mark: "here", word: "sign-here" },
  { mark: "gone", word: "sign-gone" },
  { icon: Robot, word: "sign-bot" },
  { mark: "dots", word: "sign-thinking" },
  { icon: Check, word: "sign-sealed" },
  { icon: Hourglass, word: "sign-clock" },
  { icon: Eye, word: "sign-watchers" },
  { icon: Undo, word: "sign-undo" },
  { icon: Spyglass, word: "sign-hint" },
  { icon: Question, word: "sign-why" },
  { icon: Rewind, word: "sign-moment" },
  { mark: "rule", word: "sign-rule" },
];
