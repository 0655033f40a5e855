/** Whoever plays without a mouse never loses his place: where what had the focus goes, something near it gets it. */

const AREAS = ["[data-at=helm]", ".board", ".news"] as const;
/** A choice in it is to be seen. */
const CHOICES = "[data-at=choices]";
const KEYS = "data-keys";

/**
 * Called before another question is drawn, for a button may stand in both lists, and a key meant for the one must not
 * answer the other; nor may it go with the focus on it, which has the browser lay out a page that is half drawn.
 */
export function leavesChoice(more: boolean): void {
  const list = document.activeElement?.closest<HTMLElement>(CHOICES);
  const place = more ? list : list?.closest<HTMLElement>(AREAS[0]);
  place?.focus({ preventScroll: true });
}

/** For the element that holds board and helm. */
export function keepsPlace(deck: HTMLElement): () => void {
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
  /** Only after the click: what makes way for the numbers of the choices must not move from under the finger. */
  const clicked = ({ detail }: MouseEvent): void => {
    if (detail) root.removeAttribute(KEYS);
  };

  /** The page has changed, which may have taken what had the focus, or brought what it waits for. */
  function changed(): void {
    const now = document.activeElement;
    if (!frame && (now === document.body || now?.matches(AREAS[0]))) frame = requestAnimationFrame(regain);
  }

  /** When the page is laid out anyway, for one sees only then what is to be seen. */
  function regain(): void {
    frame = 0;
    const now = document.activeElement;
    const helm = deck.querySelector<HTMLElement>(AREAS[0]);
    if (now === helm) return choices(helm)?.focus({ preventScroll: true });
    if (now !== document.body || !area || !last || (last.isConnected && last.checkVisibility())) return;
    // Who points needs no place on the board: what has the focus there would be explained, over what he points at.
    const onBoard = area === ".board" && root.hasAttribute(KEYS);
    const stop = onBoard ? deck.querySelector<HTMLElement>('.board [tabindex="0"]') : null;
    (stop ?? choices(helm) ?? helm)?.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(changed);
  changes.observe(deck, { childList: true, subtree: true, attributeFilter: ["class"] });
  deck.addEventListener("focusin", remember);
  addEventListener("keydown", typed, true);
  addEventListener("click", clicked, true);
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    removeEventListener("keydown", typed, true);
    removeEventListener("click", clicked, true);
  };
}

function choices(helm: HTMLElement | null): HTMLElement | null {
  const list = helm?.querySelector<HTMLElement>(CHOICES) ?? null;
  return list?.checkVisibility() ? list : null;
}
