// Everything that a page takes of the engine.
export * from "./answers.js";
export { Engine, fetchModule, loadEngine } from "./engine.js";
export { type HouseValue, houseRulesFields } from "./house_rules.js";
export { EngineClient } from "./protocol.js";
export type { Result } from "./result.js";
export { simulate } from "./simulation.js";
export { Table } from "./table.js";
export type { Asks, Beginning, Continuation, SimulationTerms, Verb, Verbs } from "./verbs.js";
