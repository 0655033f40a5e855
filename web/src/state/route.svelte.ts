/** The current page. The address is the only source; links are plain links. */

export type Page =
  | { name: "home" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string }
  | { name: "rules"; game: string }
  | { name: "files"; game: string }
  | { name: "learn"; game: string }
  | { name: "puzzle" }
  | { name: "notifications" }
  | { name: "account" }
  | { name: "cups" }
  | { name: "cup"; id: string }
  | { name: "player"; id: string }
  | { name: "ladder"; game: string }
  | { name: "people" }
  | { name: "missing" };

export function pageOf(path: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { name: "missing" };
  if (!first) return { name: "home" };
  if (first === "new") return { name: "new", game: second };
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "replay" && second) return { name: "replay", id: second };
  if (first === "files" && second) return { name: "files", game: second };
  if (first === "learn" && second) return { name: "learn", game: second };
  if (first === "puzzle" && !second) return { name: "puzzle" };
  if (first === "notifications" && !second) return { name: "notifications" };
  if (first === "account" && !second) return { name: "account" };
  if (first === "cups" && !second) return { name: "cups" };
  if (first === "cup" && second) return { name: "cup", id: second };
  if (first === "player") return { name: "player", id: second };
  if (first === "ladder") return { name: "ladder", game: second };
  if (first === "people" && !second) return { name: "people" };
  if (first === "rules") return { name: "rules", game: second };
  return { name: "missing" };
}

class Route {
  url = $state(new URL(location.href));
  readonly page = $derived(pageOf(this.url.pathname));

  /** A parameter of the query string. */
  ask(name: string): string {
    return this.url.searchParams.get(name) ?? "";
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const turned = url.pathname !== this.url.pathname;
    this.url = url;
    if (turned) scrollTo(0, 0);
  }

  /** Follows plain links within the site without loading it anew. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const route = new Route();
addEventListener("popstate", () => (route.url = new URL(location.href)));
