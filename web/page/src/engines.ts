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
  private readonly networks = new Map<string, Promise<boolean>>();
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

  /** Fetches the network that the engine names for this game, so that bots play as strong as they can. False where there
   *  is none to play with: experts stand in, as they do offline before it was ever fetched. */
  async bringNetwork(game: { record: string } | { rules: string; seats: readonly string[] }): Promise<boolean> {
    const fields = "record" in game ? game : { rules: game.rules, seats: game.seats.join() };
    const { network } = valueOf(await this.ask("network_for", fields));
    if (network === null) return false;
    const brought = this.networks.get(network) ?? this.fetchNetwork(network);
    this.networks.set(network, brought);
    return brought;
  }

  private async fetchNetwork(network: string): Promise<boolean> {
    const url = networks[`../../../nets/${network}.net`];
    if (url === undefined) throw new Error(`nets/${network}.net is missing`);
    try {
      const bytes = await (await fetch(url)).arrayBuffer();
      return (await this.ask("network", { network, bytes: new Uint8Array(bytes) })).ok;
    } catch {
      this.networks.delete(network); // another time
      return false;
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

/** What has to be said before these play: which bots do without a network. */
export async function remarksOn(rules: string, seats: readonly string[]): Promise<readonly string[]> {
  if (seats.length < 2) return [];
  const room = await tables();
  await rulesIn(room, rules);
  const chosen = await room.ask("network_for", { rules, seats: seats.join(), lang: language.value });
  return chosen.ok ? chosen.value.remarks : []; // the form is about to change
}

export async function layoutOf(id: string): Promise<Layout> {
  const room = await tables();
  await rulesIn(room, id);
  return valueOf(await room.ask("layout", { rules: id, lang: language.value }));
}

export function houseOf(toml: string, parsed: { readonly [key: string]: HouseValue }, id: string): House {
  return { id, toml, fields: houseRulesFields(parsed), changed: Date.now() };
}
