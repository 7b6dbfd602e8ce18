// The engines of the page, each in a worker: one for the tables, one that thinks about finished games, one that
// simulates. A module is fetched once; the second and third come when somebody first asks for them.
import { type Asks, type Bilingual, EngineClient, fetchModule, houseRulesFields, type Result } from "../../engine/index.js";
import type { HouseValue } from "../../engine/house_rules.js";
import type { Catalogue, Layout, RuleSet, RulesText } from "../../engine/index.js";
import tablesUrl from "../../../build/wasm/salida.wasm?url";
import simulatorUrl from "../../../build/wasm/salida_simulator.wasm?url";
import { type House, houses } from "./keep/houses.js";
import { language } from "./settings.js";
import { t } from "./words/words.js";

/** An engine in its worker. It can be ended: what it was asked is then never answered. */
export class Room implements Asks {
  private readonly networks = new Map<string, Promise<void>>();
  private readonly houses = new Map<string, { toml: string; told: Promise<Result<RuleSet>> }>();

  private constructor(
    private readonly worker: Worker,
    private readonly client: EngineClient,
  ) {}

  static async open(module: Promise<WebAssembly.Module>): Promise<Room> {
    const worker = new Worker(new URL("../../engine/worker.ts", import.meta.url), { type: "module" });
    return new Room(worker, new EngineClient(worker, await module));
  }

  ask: Asks["ask"] = (verb, fields) => this.client.ask(verb, fields);

  /** House rules are the engine's once it has been told them, and until it is told others of that id. */
  know({ id, toml, fields }: House): Promise<Result<RuleSet>> {
    const known = this.houses.get(id);
    if (known?.toml === toml) return known.told;
    const told = this.ask("house_rules", fields);
    this.houses.set(id, { toml, told });
    return told;
  }

  /** So that bots of the upper levels play as strong as they can; offline before they were ever fetched, experts do. */
  async bringNetwork(rules: string, players: number): Promise<void> {
    const name = `${rules}-${players}`;
    const brought = this.networks.get(name) ?? this.fetchNetwork(name, rules, players);
    this.networks.set(name, brought);
    await brought;
  }

  private async fetchNetwork(name: string, rules: string, players: number): Promise<void> {
    const url = networks[`../../../nets/${name}.net`];
    if (url === undefined) return;
    try {
      const answer = await fetch(url);
      if (answer.ok) await this.ask("network", { rules, players, bytes: new Uint8Array(await answer.arrayBuffer()) });
    } catch {
      this.networks.delete(name); // another time
    }
  }

  end(): void {
    this.worker.terminate();
  }
}

const networks = import.meta.glob<string>("../../../nets/*.net", { query: "?url", import: "default", eager: true });

const tablesModule = fetchModule(tablesUrl);
let simulatorModule: Promise<WebAssembly.Module> | null = null;
let tablesRoom: Promise<Room> | null = null;

/** Where games are played. */
export function tables(): Promise<Room> {
  tablesRoom ??= Room.open(tablesModule);
  return tablesRoom;
}
/** For what thinks long: a room of its own, to be ended when it is done. */
export function openThinker(): Promise<Room> {
  return Room.open(tablesModule);
}
export function openSimulator(): Promise<Room> {
  simulatorModule ??= fetchModule(simulatorUrl);
  return Room.open(simulatorModule);
}

/** The answer, or an error that the page shows. */
export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.where}: ${result.error.message}`);
}

export async function catalogueOfRules(): Promise<Catalogue> {
  return valueOf(await (await tables()).ask("catalogue", {}));
}

/** Built-in or house rules, which the room then knows. */
export async function rulesIn(room: Room, id: string): Promise<RuleSet> {
  const house = await houses.get(id);
  if (house) return valueOf(await room.know(house));
  const built_in = (await catalogueOfRules()).rules.find((rules) => rules.id === id);
  if (!built_in) throw new Error(t(noSuchRules, id));
  return built_in;
}

/** The built-in rule sets, and those of this browser. */
export async function allRules(): Promise<RuleSet[]> {
  const room = await tables();
  const made = await Promise.all((await houses.all()).map((house) => room.know(house)));
  // What another version of the page kept may mean nothing to this one: the rest is there all the same.
  return [...(await catalogueOfRules()).rules, ...made.flatMap((rules) => (rules.ok ? [rules.value] : []))];
}

const noSuchRules: Bilingual = { en: "there are no rules called {0}", es: "no hay reglas llamadas {0}" };

export async function rulesText(id: string): Promise<RulesText> {
  const room = await tables();
  await rulesIn(room, id);
  return valueOf(await room.ask("rules", { rules: id, lang: language.value }));
}

export async function layoutOf(id: string): Promise<Layout> {
  const room = await tables();
  await rulesIn(room, id);
  return valueOf(await room.ask("layout", { rules: id, lang: language.value }));
}

export function houseOf(toml: string, parsed: { readonly [key: string]: HouseValue }, id: string): House {
  return { id, toml, fields: houseRulesFields(parsed), changed: Date.now() };
}
