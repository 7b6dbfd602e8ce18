import type { Mark } from "../../../engine/index.js";

/** As chess players write them. */
export const signs: Record<Exclude<Mark, "none">, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
