/** Keys at the table. They do nothing while somebody writes, and none of them plays a move by itself. */

export type Shortcut =
  "choices" | "nth" | "undo" | "hint" | "log" | "chat" | "board" | "fair" | "next" | "help" | "escape";

export const KEYS: readonly { key: string; does: Shortcut }[] = [
  { key: "c", does: "choices" },
  { key: "1", does: "nth" },
  { key: "u", does: "undo" },
  { key: "h", does: "hint" },
  { key: "l", does: "log" },
  { key: "t", does: "chat" },
  { key: "b", does: "board" },
  { key: "f", does: "fair" },
  { key: "n", does: "next" },
  { key: "?", does: "help" },
  { key: "Escape", does: "escape" },
];

/** What a key press means here; nothing in a field, in a dialog or with a modifier. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, textarea, select, [contenteditable], dialog, [popover]")) return null;
  if (/^[1-9]$/.test(event.key)) return "nth";
  return KEYS.find(({ key }) => key.toLowerCase() === event.key.toLowerCase())?.does ?? null;
}

/** Moves the focus to the nth visible choice; choosing it takes another key. */
export function focusChoice(n: number): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  buttons.filter((button) => button.offsetParent !== null)[n - 1]?.focus();
}
