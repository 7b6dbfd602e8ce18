// Where in the page somebody is: "#/game/k3x?step=4". A link to any of it can be shared, kept and gone back to.
import { computed, signal } from "@preact/signals";

export interface Route {
  screen: string;
  of: string;
  query: URLSearchParams;
}

export function routeOf(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [screen = "", of = ""] = path.split("/", 2).map(decoded);
  return { screen, of, query: new URLSearchParams(query) };
}

/** A link that somebody cut short is still a place to look for. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function linkTo(screen: string, of = "", query: Record<string, string> = {}): string {
  const asked = new URLSearchParams(query).toString();
  const path = of === "" ? screen : `${screen}/${encodeURIComponent(of)}`;
  return `#/${path}${asked === "" ? "" : `?${asked}`}`;
}

const hash = signal(location.hash);
addEventListener("hashchange", () => {
  hash.value = location.hash;
});

export const route = computed(() => routeOf(hash.value));

export function go(screen: string, of = "", query: Record<string, string> = {}): void {
  location.hash = linkTo(screen, of, query);
}
/** The same, but the way back leads to where somebody was before. */
export function goInstead(screen: string, of = "", query: Record<string, string> = {}): void {
  history.replaceState(null, "", linkTo(screen, of, query));
  hash.value = location.hash;
}
