// Whoever plays by keys stays where the game asks: a button that goes away takes the focus with it, and the next one that
// is asked for gets it. A mouse is left alone.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

const asked = ".choices button, .roll:enabled, .faces button, .again";

export function useFocusInPanel(panel: RefObject<HTMLElement>): void {
  const had = useRef(false);
  // Asked while the page is drawn: the button that has it now may be gone after.
  if (document.activeElement !== document.body) had.current = panel.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!had.current || !byKeys || document.activeElement !== document.body) return;
    (panel.current?.querySelector<HTMLElement>(asked) ?? panel.current)?.focus({ preventScroll: false });
  });
}
