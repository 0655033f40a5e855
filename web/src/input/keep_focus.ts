/** Keyboard players keep their place: when the focused element is removed, something near it gets the focus. */

const AREAS = ["[data-at=choice-panel]", ".board", ".news"] as const;
/** The list of choices. */
const CHOICES = "[data-at=choices]";
const KEYS = "data-keys";

/**
 * Call it before another question is drawn. A button may be in both lists, and a key meant for the old question must not
 * answer the new one. And removing a focused button would make the browser lay out a half-drawn page.
 */
export function leaveChoice(more: boolean): void {
  const list = document.activeElement?.closest<HTMLElement>(CHOICES);
  const place = more ? list : list?.closest<HTMLElement>(AREAS[0]);
  place?.focus({ preventScroll: true });
}

/** Attach it to the element that holds the board and the choice panel. */
export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let area: string | undefined;
  let frame = 0;
  const root = document.documentElement;

  const remember = (event: FocusEvent): void => {
    last = event.target as HTMLElement;
    area = AREAS.find((one) => last?.closest(one));
  };
  const typed = ({ key }: KeyboardEvent): void => {
    if (!/^(Shift|Control|Alt|Meta)$/.test(key)) root.setAttribute(KEYS, "");
  };
  /** After the click, not before: hiding the choices' numbers must not move anything away from under the finger. */
  const clicked = ({ detail }: MouseEvent): void => {
    if (detail) root.removeAttribute(KEYS);
  };

  /** The change may have removed the focused element, or added the one to focus. */
  function changed(): void {
    const now = document.activeElement;
    if (!frame && (now === document.body || now?.matches(AREAS[0]))) frame = requestAnimationFrame(regain);
  }

  /** Runs in a frame, when the page is laid out anyway: only then is visibility known. */
  function regain(): void {
    frame = 0;
    const now = document.activeElement;
    const panel = page.querySelector<HTMLElement>(AREAS[0]);
    if (now === panel) return choices(panel)?.focus({ preventScroll: true });
    if (now !== document.body || !area || !last || (last.isConnected && last.checkVisibility())) return;
    // Pointer users need no focus on the board: its note would cover what they point at.
    const onBoard = area === ".board" && root.hasAttribute(KEYS);
    const stop = onBoard ? page.querySelector<HTMLElement>('.board [tabindex="0"]') : null;
    (stop ?? choices(panel) ?? panel)?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(changed);
  changes.observe(page, { childList: true, subtree: true, attributeFilter: ["class"] });
  page.addEventListener("focusin", remember);
  addEventListener("keydown", typed, true);
  addEventListener("click", clicked, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener("keydown", typed, true);
    removeEventListener("click", clicked, true);
  };
}

function choices(panel: HTMLElement | null): HTMLElement | null {
  const list = panel?.querySelector<HTMLElement>(CHOICES) ?? null;
  return list?.checkVisibility() ? list : null;
}
