// The luck of a game is one figure, the same at its end, in its review and in the statistics: that of a review at the
// standard setting (docs/review.md). A quicker look would tell another.
import type { Review } from "../../../engine/index.js";
import { games, type KeptGame } from "../keep/games.js";

export const standardLooks = 2;

export function luckIn(review: Review): NonNullable<KeptGame["luck"]> {
  return review.seats.map(({ seat, luck }) => ({ seat, luck }));
}

/** For the statistics. */
export async function keepLuck(id: string, review: Review): Promise<void> {
  const kept = await games.get(id);
  if (kept) await games.put({ ...kept, luck: luckIn(review) });
}
