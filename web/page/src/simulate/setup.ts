// What is watched or simulated: which rules, who plays, whose dice. A link carries it, and so does the program's command.
import type { BotName, Calling, RuleSet, Until } from "../../../engine/index.js";

export interface Setup {
  rules: string;
  /** In the order of the seats. */
  bots: readonly BotName[];
  until: Until;
  calls: Calling;
  seed: number;
  games: number;
}

export const mostGames = 1_000_000;
const usualGames = 10_000;

export const allBots: readonly BotName[] = ["1", "2", "3", "4", "5", "random", "greedy", "expert", "learned", "search"];
const callings: readonly Calling[] = ["always", "chance", "never"];

/** Random players call always: nobody else has to be asked. */
export const asksForCalls = (rules: RuleSet, bots: readonly BotName[]): boolean =>
  rules.calling && bots.some((bot) => bot !== "random");

/** So few fill a board from which nobody sits far. */
export function seatsFor(arms: number, players: number): number[] {
  return Array.from({ length: players }, (_, k) => Math.floor((k * arms) / players) + 1);
}

export function usualSetup(rules: RuleSet, bot: BotName, seed: number): Setup {
  const bots = Array<BotName>(rules.arms).fill(bot);
  return { rules: rules.id, bots, until: rules.until, calls: "always", seed, games: usualGames };
}

export const newNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** What a link asks for; whatever it does not say, or says wrongly, is as usual, and told. */
export function setupOf(
  query: URLSearchParams,
  known: readonly RuleSet[],
  usual: Setup,
): { setup: Setup; unread: { key: string; text: string }[] } {
  const unread: { key: string; text: string }[] = [];
  const read = <T>(key: string, meaning: (text: string) => T | undefined, otherwise: T): T => {
    const text = query.get(key);
    if (text === null) return otherwise;
    const meant = meaning(text);
    if (meant === undefined) unread.push({ key, text });
    return meant ?? otherwise;
  };
  const rules = read("rules", (id) => known.find((each) => each.id === id), undefined) ?? known.find(({ id }) => id === usual.rules);
  const arms = rules?.arms ?? usual.bots.length;
  const filled = Array.from({ length: arms }, (_, k) => usual.bots[k] ?? usual.bots[0] ?? "random");
  return {
    setup: {
      rules: rules?.id ?? usual.rules,
      bots: read("seats", (text) => botsIn(text, arms), filled),
      until: read("until", (text) => (["first", "places"] as const).find((each) => each === text), rules?.until ?? usual.until),
      calls: read("calls", (text) => callings.find((each) => each === text), usual.calls),
      seed: read("seed", (text) => wholeNumber(text, 0, Number.MAX_SAFE_INTEGER), usual.seed),
      games: read("games", (text) => wholeNumber(text, 1, mostGames), usual.games),
    },
    unread,
  };
}

function botsIn(text: string, arms: number): BotName[] | undefined {
  const bots = text.split(",").map((name) => allBots.find((bot) => bot === name));
  const all = bots.filter((bot) => bot !== undefined);
  return all.length === bots.length && all.length >= 2 && all.length <= arms ? all : undefined;
}

export function wholeNumber(text: string, low: number, high: number): number | undefined {
  const value = /^\d{1,16}$/.test(text.trim()) ? Number(text) : NaN;
  return value >= low && value <= high ? value : undefined;
}

export function queryOf({ rules, bots, until, calls, seed, games }: Setup): Record<string, string> {
  return { rules, seats: bots.join(","), until, calls, seed: String(seed), games: String(games) };
}

/** The program's, which comes to the same numbers. House rules are a file there. */
export function commandOf({ rules, bots, until, calls, seed, games }: Setup, known: RuleSet): string {
  const file = known.id === known.base ? rules : `${rules}.toml`;
  const calling = asksForCalls(known, bots) && calls !== "always" ? ` --calls ${calls}` : "";
  const end = until === known.until ? "" : ` --until ${until}`;
  return `salida sim --rules ${file} --seats ${bots.join(",")}${end}${calling} --games ${games} --seed ${seed}`;
}
