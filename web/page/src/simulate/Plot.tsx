// A plot of the report's own code, drawn for the width that there is, and again where that or the numbers change.
import { useEffect, useRef } from "preact/hooks";
import { language } from "../settings.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

/** The plots come when the first of them is shown: their library is larger than the rest of the page. */
export const plots = () => import("./plots.js");
export type Plots = Awaited<ReturnType<typeof plots>>;

/** With less, nothing is left between the margins: a narrower place shows it smaller. */
const leastWidth = 240;

interface PlotProps {
  caption: string;
  draw: (plots: Plots, width: number) => Element;
  /** What it is drawn of: drawn again when this changes. */
  of: unknown;
}

export function Plot({ caption, draw, of }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const lang = language.value;
  useEffect(() => {
    const into = place.current;
    if (!into) return;
    let current = true;
    let drawnFor = 0;
    const show = async (width: number) => {
      const library = await plots();
      if (!current || width === 0 || width === drawnFor) return;
      drawnFor = width;
      into.replaceChildren(withoutStyle(draw(library, Math.max(leastWidth, width))));
    };
    const watcher = new ResizeObserver(([change]) => void show(Math.floor(change?.contentRect.width ?? 0)));
    watcher.observe(into);
    return () => {
      current = false;
      watcher.disconnect();
    };
  }, [of, lang]);
  return (
    <figure class="plot">
      <figcaption>{caption}</figcaption>
      <div ref={place}>
        <p class="soft">{t(words.drawing)}</p>
      </div>
    </figure>
  );
}

/** The page lets no style element in; what the library writes into each of its drawings stands in our style sheet. */
function withoutStyle(drawn: Element): Element {
  for (const style of drawn.querySelectorAll("style")) style.remove();
  return drawn;
}
