// Where a game begins, as the engine says it: pieces that the rules put outside of the nest stand there.
import type { ReadPosition } from "../../../engine/index.js";
import { rulesIn, tables, valueOf } from "../engines.js";
import { language } from "../settings.js";

/** Of those seats, or of the whole board. */
export async function firstPosition(rules: string, seats?: readonly number[]): Promise<ReadPosition> {
  const room = await tables();
  await rulesIn(room, rules);
  const terms = { rules, lang: language.value, ...(seats === undefined ? {} : { seats: seats.join() }) };
  return valueOf(await room.ask("first_position", terms));
}
