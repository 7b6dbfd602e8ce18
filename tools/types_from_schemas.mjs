// Writes web/engine/answers.ts, the TypeScript types of everything in schemas/: a type for each definition. With
// --check it writes nothing and fails where the file is not what it would write. It knows as much of JSON Schema as
// the schemas use, and refuses the rest.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = `${root}web/engine/answers.ts`;
const known = new Set("$ref additionalProperties anyOf const description enum items maxItems maximum minItems minimum pattern prefixItems properties required type".split(" "));

const nameOf = (ref) => ref.slice(ref.lastIndexOf("/") + 1);
const comment = (text, indent) => (text ? `${indent}/** ${text} */\n` : "");
const inBrackets = (type) => (/[ |&]/.test(type) && !type.startsWith("{") ? `(${type})` : type);

function objectType(schema, indent) {
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([key, value]) => `${comment(value.description, inner)}${inner}${key}${required.includes(key) ? "" : "?"}: ${typeOf(value, inner)};\n`,
  );
  if (lines.length === 0) return additionalProperties ? `Record<string, ${typeOf(additionalProperties, indent)}>` : "Record<string, never>";
  if (additionalProperties) lines.push(`${inner}[key: string]: unknown;\n`);
  return `{\n${lines.join("")}${indent}}`;
}

const plain = { string: "string", number: "number", integer: "number", boolean: "boolean", null: "null" };

function typeOf(schema, indent = "") {
  for (const key of Object.keys(schema)) if (!known.has(key)) throw new Error(`${key}: not among what types are made from`);
  if (schema.$ref) return nameOf(schema.$ref);
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, indent)).join(" | ");
  if (schema.type === "object") return objectType(schema, indent);
  if (schema.prefixItems) return `readonly [${schema.prefixItems.map((one) => typeOf(one, indent)).join(", ")}]`;
  if (schema.type === "array") return `${inBrackets(typeOf(schema.items, indent))}[]`;
  return plain[schema.type] ?? "unknown";
}

function definition([name, schema]) {
  const type = typeOf(schema);
  const declared = type.startsWith("{\n") && !schema.anyOf ? `interface ${name} ${type}` : `type ${name} = ${type};`;
  return `${comment(schema.description, "")}export ${declared}\n`;
}

const files = readdirSync(`${root}schemas`).filter((name) => name.endsWith(".schema.json")).sort();
const schemas = files.map((name) => JSON.parse(readFileSync(`${root}schemas/${name}`, "utf8")));
const text = [
  "// Made from schemas/*.schema.json by `npm run types`: change those.\n",
  ...schemas.flatMap(({ title, $defs }) => [`\n// ${title}\n`, ...Object.entries($defs).map((one) => `\n${definition(one)}`)]),
].join("");

if (!process.argv.includes("--check")) {
  writeFileSync(target, text);
} else if (readFileSync(target, "utf8") !== text) {
  console.error("web/engine/answers.ts is not what schemas/ say: run `npm run types`");
  process.exitCode = 1;
}
