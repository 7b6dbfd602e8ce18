/** "medellin t2 1:n,n,n,n 3:n,n,n,n": names of squares as docs/notation.md has them. */
export function positionText(rules: string, turn: number, pieces: readonly { seat: number; squares: readonly string[] }[]): string {
  return `${rules} t${turn} ${pieces.map(({ seat, squares }) => `${seat}:${squares.join(",")}`).join(" ")}`;
}

/** Where the pieces of all who play are before the first roll. */
export function nests(rules: { pieces: number }, seats: readonly number[]): { seat: number; squares: string[] }[] {
  return seats.map((seat) => ({ seat, squares: Array<string>(rules.pieces).fill("n") }));
}
