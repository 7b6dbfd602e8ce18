// The dice of each game of a series, from the series' number: the same number shows the same games.

/** 64 hexadecimal digits for the dice, and a number for what bots draw. */
export async function seedsOf(series: number, game: number): Promise<{ seed: string; bot_seed: number }> {
  const text = new TextEncoder().encode(`salida watch ${series} ${game}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const seed = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { seed, bot_seed: new DataView(bytes.buffer).getUint32(0) };
}
