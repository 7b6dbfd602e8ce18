// House rules into the browser's keeping. Games that were played by rules go on being played by them: what they are
// called by then stays as it is.
import type { RulesText } from "../../../engine/index.js";
import { houseOf, rulesIn, tables } from "../engines.js";
import { games } from "../keep/games.js";
import { type House, houses } from "../keep/houses.js";
import { readToml } from "./readToml.js";

export async function houseOfText(text: RulesText): Promise<House> {
  const read = await readToml(text.toml);
  if ("fault" in read) throw new Error(read.fault.message); // the engine wrote it
  return houseOf(text.toml, read.parsed, text.rules.id);
}

/** How many games of this browser would no longer be what they were if these rules took that id. */
export async function gamesSpoiltBy({ rules }: RulesText): Promise<number> {
  if (!(await houses.get(rules.id))) return 0;
  const kept = await rulesIn(await tables(), rules.id);
  if (kept.hash === rules.hash && sameColours(kept.colours, rules.colours)) return 0;
  return (await games.all()).filter((game) => game.rules === rules.id).length;
}

function sameColours(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  return some.map(({ id }) => id).join() === others.map(({ id }) => id).join();
}
