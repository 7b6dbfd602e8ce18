// A position while it is set up: its words taken apart, and put together again. Whether it can be played the engine says.

export interface Hand {
  seat: number;
  /** Names as docs/notation.md has them: n, 12, h3, g. */
  squares: readonly string[];
}

export interface Setting {
  rules: string;
  turn: number;
  hands: readonly Hand[];
  /** What else matters to the game: "dbl=1". */
  more: readonly string[];
}

/** Of a text as the engine writes it. */
export function settingOf(text: string): Setting {
  const [rules = "", turn = "", ...rest] = text.split(" ");
  const isMore = (word: string) => word.includes("=");
  return {
    rules,
    turn: Number(turn.slice(1)),
    hands: rest.filter((word) => !isMore(word)).map(handOf),
    more: rest.filter(isMore),
  };
}

function handOf(word: string): Hand {
  const [seat = "", squares = ""] = word.split(":", 2);
  return { seat: Number(seat), squares: squares.split(",") };
}

/** "medellin t2 1:n,n,n,n 3:n,n,n,n dbl=1": as docs/notation.md has it. */
export function textOf({ rules, turn, hands, more }: Setting): string {
  return [rules, `t${turn}`, ...hands.map(({ seat, squares }) => `${seat}:${squares.join(",")}`), ...more].join(" ");
}

function inNest(seat: number, pieces: number): Hand {
  return { seat, squares: Array<string>(pieces).fill("n") };
}

/** One piece of that seat, from a square where it has one. */
export function withPieceMoved(setting: Setting, seat: number, from: string, to: string): Setting {
  const moved = ({ squares }: Hand) => squares.with(squares.indexOf(from), to);
  return { ...setting, hands: setting.hands.map((hand) => (hand.seat === seat ? { seat, squares: moved(hand) } : hand)) };
}

export function withSeat(setting: Setting, seat: number, pieces: number): Setting {
  const hands = [...setting.hands, inNest(seat, pieces)].toSorted((one, other) => one.seat - other.seat);
  return { ...setting, hands };
}

/** Where it was that seat's turn, it is the first one's. */
export function withoutSeat(setting: Setting, seat: number): Setting {
  const hands = setting.hands.filter((hand) => hand.seat !== seat);
  return { ...setting, hands, turn: setting.turn === seat ? (hands[0]?.seat ?? seat) : setting.turn };
}

/** What an edit may leave behind: all of it, or nothing where it speaks of what is no longer so. */
export function waysToWrite(setting: Setting): string[] {
  const plain = textOf({ ...setting, more: [] });
  const isInTurn = setting.more.some((word) => word.startsWith("now="));
  return setting.more.length === 0 || isInTurn ? [plain] : [textOf(setting), plain];
}
