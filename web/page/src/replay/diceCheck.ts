// The dice of a record made again from its seed, as docs/notation.md says, by the browser's own cryptography: nothing here
// is the engine's, so that two who know nothing of each other must agree.
import { readRecord } from "../games/record.js";

/** How the rules find who begins: the value of board.first. */
export type First = "seat_1" | "random" | "lowest_roll" | "highest_roll";

export type DiceVerdict =
  | { kind: "sound"; rolls: number }
  | { kind: "commitment" }
  | { kind: "draw" }
  | { kind: "roll"; number: number; expected: string; found: string };

/** null where there is nothing to make again: no such dice, no seed yet, or a browser without its cryptography. */
export async function checkDice(record: string, first: First): Promise<DiceVerdict | null> {
  const { headers, words } = readRecord(record);
  const header = (key: string) => headers.find(([other]) => other === key)?.[1];
  const seed = bytesOf(header("seed") ?? "");
  if (header("dice") !== "hmac-sha256" || seed.length !== 32 || !globalThis.crypto?.subtle) return null;

  const terms = new TextEncoder().encode(record.slice(0, record.indexOf("\n[dice ") + 1));
  const commitment = new Uint8Array(await crypto.subtle.digest("SHA-256", joined(seed, terms)));
  if (hexOf(commitment) !== header("commitment")) return { kind: "commitment" };

  const dice = await DiceStream.of(seed, commitment);
  const begins = words.indexOf("begins");
  if (header("start") === undefined) {
    const seats = headers.filter(([key]) => key === "seat").map(([, value]) => Number.parseInt(value, 10));
    const drawn = await draw(dice, first, seats);
    const written = words.slice(words.indexOf("draw") + 1, begins).filter((word) => word.includes(":"));
    if (drawn.throws.join(" ") !== written.join(" ") || String(drawn.seat) !== words[begins + 1]) return { kind: "draw" };
  }
  const rolls = words.slice(begins).filter((word) => /^[1-6](-[1-6])?:$/.test(word));
  for (const [k, roll] of rolls.entries()) {
    const found = roll.slice(0, -1);
    const expected = (await dice.roll(found.split("-").length)).join("-");
    if (expected !== found) return { kind: "roll", number: k + 1, expected, found };
  }
  return { kind: "sound", rolls: rolls.length };
}

/** Who begins: each throws a die, and those who are even throw again; or a seat is drawn. */
async function draw(dice: DiceStream, first: First, among: readonly number[]): Promise<{ throws: string[]; seat: number | undefined }> {
  if (first === "seat_1") return { throws: [], seat: among[0] };
  if (first === "random") return { throws: [], seat: among[await dice.below(among.length)] };
  const throws: string[] = [];
  let seats = among;
  while (seats.length > 1) {
    const fell = await dice.roll(seats.length);
    throws.push(...seats.map((seat, k) => `${seat}:${fell[k]}`));
    const best = first === "lowest_roll" ? Math.min(...fell) : Math.max(...fell);
    seats = seats.filter((_, k) => fell[k] === best);
  }
  return { throws, seat: seats[0] };
}

/** Bytes 32 i to 32 i + 31 are HMAC-SHA-256, with the seed as key, of the commitment and i. */
class DiceStream {
  private block: Uint8Array = new Uint8Array();
  private blocks = 0;
  private at = 0;

  private constructor(
    private readonly key: CryptoKey,
    private readonly commitment: Uint8Array,
  ) {}

  static async of(seed: Uint8Array<ArrayBuffer>, commitment: Uint8Array): Promise<DiceStream> {
    return new DiceStream(await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]), commitment);
  }

  async roll(dice: number): Promise<number[]> {
    const fell: number[] = [];
    while (fell.length < dice) fell.push((await this.below(6)) + 1);
    return fell;
  }

  /** Bytes from which numbers would not be equally likely are thrown away. */
  async below(n: number): Promise<number> {
    for (;;) {
      const byte = await this.next();
      if (byte < 256 - (256 % n)) return byte % n;
    }
  }

  private async next(): Promise<number> {
    if (this.at === this.block.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.blocks++));
      this.block = new Uint8Array(await crypto.subtle.sign("HMAC", this.key, joined(this.commitment, counter)));
      this.at = 0;
    }
    return this.block[this.at++] ?? 0;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
