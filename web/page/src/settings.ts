// What somebody chose for this browser, kept until it is changed.
import { effect, type Signal, signal } from "@preact/signals";
import type { Language } from "../../engine/index.js";

export type Speed = "slow" | "normal" | "fast" | "none";
export const speeds: readonly Speed[] = ["slow", "normal", "fast", "none"];
export type Theme = "auto" | "light" | "dark";
export const themes: readonly Theme[] = ["auto", "light", "dark"];
export const languages: readonly Language[] = ["es", "en"];

const onOff: readonly boolean[] = [true, false];

/** A setting that is one of some values; whatever else was stored counts as nothing. */
function kept<T extends string | boolean>(name: string, values: readonly T[], otherwise: T): Signal<T> {
  const key = `salida.${name}`;
  const setting = signal(values.find((value) => String(value) === stored(key)) ?? otherwise);
  effect(() => store(key, String(setting.value)));
  return setting;
}

// A browser may forbid its storage: then a choice lasts as long as the page.
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // As said above.
  }
}

function languageOfBrowser(): Language {
  for (const tag of navigator.languages) {
    if (tag.startsWith("es")) return "es";
    if (tag.startsWith("en")) return "en";
  }
  return "en";
}

export const language = kept("language", languages, languageOfBrowser());
export const theme = kept<Theme>("theme", themes, "auto");
export const speed = kept<Speed>("speed", speeds, "normal");
export const sound = kept("sound", onOff, true);
/** A single forced move plays itself. */
export const forcedPlaysItself = kept("forced", onOff, true);
/** Players sit around one tablet: what is asked of somebody faces them. */
export const around = kept("around", onOff, false);
/** Keys of one letter, which some people's software presses by itself. */
export const letterKeys = kept("keys", onOff, true);

/** Whether pieces jump instead of walking. */
export function isStill(): boolean {
  return speed.value === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => {
  systemIsDark.value = dark.matches;
});

effect(() => {
  document.documentElement.lang = language.value;
  const chosen = theme.value === "auto" ? (systemIsDark.value ? "dark" : "light") : theme.value;
  document.documentElement.dataset["theme"] = chosen;
  document.documentElement.dataset["speed"] = speed.value;
});
