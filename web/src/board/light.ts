/** Lights places of the page by the names they have there, also those that are drawn later. */

import "./light.css";

const LIT = "data-lit";
const NAMES = ["data-at", "data-place", "data-choice"];

/** Lights what is named until the returned function is called. The first place comes into sight. */
export function light(names: readonly string[]): () => void {
  const wanted = names
    .flatMap((name) => NAMES.map((attribute) => `[${attribute}="${CSS.escape(name)}"]`))
    .join(", ");
  let seen = false;

  function mark(): void {
    if (!wanted) return;
    const found = [...document.querySelectorAll(wanted)].filter((one) => one.getClientRects().length);
    for (const one of found) if (!one.hasAttribute(LIT)) one.setAttribute(LIT, "");
    if (!seen && found[0]) {
      seen = true;
      found[0].scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  const changes = new MutationObserver(mark);
  changes.observe(document.body, { childList: true, subtree: true });
  mark();
  return () => {
    changes.disconnect();
    for (const one of document.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT);
  };
}
