// Squares of the layout by the names that a seat calls them by: its own column, nest and goal, and the ring.
import type { Layout } from "../../../engine/index.js";

/** "2:h3" is h3 to seat 2, and nothing to the others. */
export function placeOf(layout: Layout, seat: number, square: number): string | null {
  const found = layout.squares[square];
  if (!found) return null;
  if (found.kind === "ring") return found.name;
  return found.seat === seat ? (found.name.split(":")[1] ?? found.name) : null;
}

export function squareOf(layout: Layout, seat: number, place: string): number | null {
  const found = layout.squares.findIndex((_, square) => placeOf(layout, seat, square) === place);
  return found < 0 ? null : found;
}

/** From the nest along the ring to the goal. */
export function placesOf(layout: Layout, seat: number): string[] {
  const order = ["nest", "ring", "column", "goal"];
  return layout.squares
    .flatMap(({ kind, number }, square) => {
      const place = placeOf(layout, seat, square);
      return place === null ? [] : [{ place, number, rank: order.indexOf(kind) }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.number - other.number)
    .map(({ place }) => place);
}
