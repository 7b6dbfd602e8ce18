// The schemas of everything that is written, and whether a value keeps to one.
import { readdirSync, readFileSync } from "node:fs";

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

import type { Verb } from "../index.js";
import { root } from "./root.js";

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const fileOf = new Map<string, string>();
for (const name of readdirSync(`${root}schemas`)) {
  const schema = JSON.parse(readFileSync(`${root}schemas/${name}`, "utf8")) as { $id: string; $defs: object };
  ajv.addSchema(schema);
  for (const definition of Object.keys(schema.$defs)) fileOf.set(definition, schema.$id);
}

export const definitions = [...fileOf.keys()];

const compiled = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const known = compiled.get(name);
  if (known) return known;
  const validator = ajv.compile({ $ref: `${fileOf.get(name)}#/$defs/${name}` });
  compiled.set(name, validator);
  return validator;
}

/** What in a value is not as the definition of that name says; empty where all is. */
export function faultsOf(name: string, value: unknown): string[] {
  const validate = validatorOf(name);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`);
}

/** The definition that the answer to each verb keeps to. */
export const answers: Record<Verb, string> = {
  catalogue: "Catalogue",
  rules: "RulesText",
  house_rules: "RuleSet",
  layout: "Layout",
  position: "ReadPosition",
  first_position: "ReadPosition",
  network_for: "NetworkChoice",
  network: "TakenNetwork",
  paces: "Paces",
  begin: "State",
  go_on: "State",
  state: "State",
  roll: "Happened",
  act: "Happened",
  undo: "Happened",
  call: "Happened",
  proceed: "Happened",
  hand_over: "Happened",
  take_back: "Happened",
  resign: "Happened",
  close: "Happened",
  leave: "Nothing",
  record: "RecordText",
  why_not: "WhyNot",
  advice: "Advice",
  audit: "Audit",
  story: "Story",
  tally: "Tally",
  verdicts: "Verdicts",
  review: "Review",
  begin_simulation: "BegunSimulation",
  simulate: "SimulationProgress",
  simulation_report: "SimulationReport",
  take_totals: "TakenTotals",
  add_totals: "AddedTotals",
  end_simulation: "Nothing",
};
