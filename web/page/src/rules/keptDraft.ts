// Changes that are not saved yet outlast a reload of the page.
import type { Draft } from "./draft.js";

function keyOf(form: string): string {
  return `salida.house.${form}`;
}

export function keptDraft(form: string): Draft | null {
  try {
    const kept = sessionStorage.getItem(keyOf(form));
    return kept === null ? null : (JSON.parse(kept) as Draft);
  } catch {
    return null; // a browser may forbid its storage: then changes last as long as the page
  }
}

export function keepDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // As said above.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // As said above.
  }
}
