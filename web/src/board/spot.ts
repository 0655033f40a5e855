/** Where a note or a list lies beside the place it is about, inside the board and, if it can be, on the screen. */

export interface Spot {
  left: number;
  top: number;
}

const GAP = 9;

export function beside(
  anchor: Element,
  box: HTMLElement,
  root: HTMLElement,
  side: "above" | "below" = "below",
): Spot {
  const [from, all] = [anchor.getBoundingClientRect(), root.getBoundingClientRect()];
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = from.left + from.width / 2 - all.left - width / 2;
  const above = from.top - height - GAP;
  const below = from.bottom + GAP;
  // On a small screen the choice panel covers the lower edge.
  const panel = document.querySelector('[data-at="choice-panel"]')?.getBoundingClientRect();
  const covered = panel && panel.left < all.right && panel.right > all.left && panel.top > from.top;
  const floor = covered ? panel.top : innerHeight;
  const frame = root.parentElement?.getBoundingClientRect() ?? all;
  const [ceiling, ground] = [Math.max(0, frame.top), Math.min(floor, frame.bottom)];
  const fits = { above: above > ceiling, below: below + height < ground };
  const other = side === "above" ? "below" : "above";
  // Where there is room neither above nor below, to the right or left: never over what it is about.
  const aside = [from.right + GAP, from.left - GAP - width].find(
    (x) => x > all.left && x + width < all.right,
  );
  if (!fits[side] && !fits[other] && aside !== undefined) {
    const middle = from.top + from.height / 2 - height / 2;
    return { left: aside - all.left, top: Math.max(ceiling, Math.min(middle, ground - height)) - all.top };
  }
  const chosen = fits[side] || !fits[other] ? side : other;
  return {
    left: Math.max(0, Math.min(left, all.width - width)),
    top: (chosen === "above" ? above : below) - all.top,
  };
}
