// House rules: as a link, by their names, as a file, and as the engine judges them while they are made.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { houseRulesFields, loadEngine, type RulesText } from "../../../engine/index.js";
import { checkDraft } from "../../src/rules/checkDraft.js";
import { draftOf, freeId, idFrom, newDraft } from "../../src/rules/draft.js";
import { fromLinkText, toLinkText } from "../../src/rules/houseLink.js";
import { lineOf, readToml } from "../../src/rules/readToml.js";

describe("a link", () => {
  test("carries any text, in letters that need no escape", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const letters = toLinkText(text);
        expect(letters).toMatch(/^[A-Za-z0-9_-]*$/);
        expect(fromLinkText(letters)).toBe(text);
      }),
    );
  });
  test("that was changed on its way is nothing, or another text, and never a fault", () => {
    fc.assert(
      fc.property(fc.string(), (letters) => {
        expect(typeof fromLinkText(letters)).toMatch(/string|object/);
      }),
    );
    expect(fromLinkText("%%%")).toBeNull();
    expect(fromLinkText("_w")).toBeNull(); // a byte that begins no letter
  });
});

describe("an id", () => {
  test.each([
    ["¡Los Martes!", "los_martes"],
    ["Parqués de Ñoño", "parques_de_nono"],
    ["", "house"],
    ["规则", "house"],
    ["a".repeat(40), "a".repeat(32)],
  ])("of %j is %j", (name, id) => expect(idFrom(name)).toBe(id));

  test("is one that the engine takes, whatever the name, and nobody else's", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(12), (name, others) => {
        const taken = [idFrom(name), ...Array.from({ length: others }, (_, k) => freeId(idFrom(name), [`x${k}`]))];
        const id = freeId(idFrom(name), taken);
        expect(id).toMatch(/^[a-z0-9_-]{1,32}$/);
        expect(taken).not.toContain(id);
      }),
    );
    expect(freeId("ours", ["ours", "ours_2"])).toBe("ours_3");
  });
});

describe("a file", () => {
  test("that is no TOML says in which line", async () => {
    expect(await readToml('format = 1\nname = "ours\nbase = "medellin"\n')).toMatchObject({ fault: { line: 2 } });
  });
  test("says each key in a line", () => {
    const text = 'format = 1\nid = "x"\nentry.five_six = true\n\n[capture]\nreward = 5\n[goal]\n reward=7\n';
    expect(lineOf(text, "id")).toBe(2);
    expect(lineOf(text, "entry.five_six")).toBe(3);
    expect(lineOf(text, "capture.reward")).toBe(6);
    expect(lineOf(text, "goal.reward")).toBe(8);
    expect(lineOf(text, "goal")).toBe(7);
    expect(lineOf(text, "reward")).toBeNull();
  });
});

describe("while they are made", async () => {
  const engine = await loadEngine(readFileSync(new URL("../../../../build/wasm/salida.wasm", import.meta.url)));
  const textOf = (rules: string): RulesText => {
    const answer = engine.askNow("rules", { rules });
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  const medellin = textOf("medellin");
  const begun = newDraft("medellin", "Ours", []);
  const check = (fields: Record<string, string>) => checkDraft(engine, { ...begun, fields }, medellin, "en");

  test("a contradiction names its field, what brings it about, and what would fit", async () => {
    expect(await check({ "capture.reward": "10" })).toMatchObject({
      problem: { key: "reward.time", cause: "capture.reward", fits: ["at_once", "any_time", "after_dice"] },
    });
    expect(await check({ "board.arms": "5" })).toMatchObject({ problem: { key: "board.arms", cause: null, fits: ["4", "6", "8"] } });
    expect(await check({ "board.arms": "" })).toMatchObject({ problem: { key: "board.arms" } });
  });

  test("taking what fits mends every single change", async () => {
    const changes = medellin.fields.flatMap(({ key, value, options, low, high }) =>
      (low === null ? options.map((option) => option.value) : [String(low), String(high)])
        .filter((other) => other !== value)
        .map((other) => ({ [key]: other })),
    );
    for (const change of changes) {
      let fields: Record<string, string> = change;
      for (let step = 0; step < 8; step += 1) {
        const checked = await check(fields);
        if ("text" in checked) break;
        expect(checked.problem.fits, JSON.stringify(fields)).not.toEqual([]);
        fields = { ...fields, [checked.problem.key]: checked.problem.fits[0] ?? "" };
      }
      expect(await check(fields), JSON.stringify(change)).toHaveProperty("text");
    }
  });

  test("what was set back is not spoken of, unless it matters", async () => {
    expect(await check({ "entry.tries": "3", "entry.five_six": "true" })).toMatchObject({ draft: { fields: { "entry.five_six": "true" } } });
  });

  test("the file reads back as the same rules", async () => {
    const checked = await check({ "board.arms": "8", "goal.passing": "never", "entry.tries": "2" });
    if (!("text" in checked)) throw new Error(checked.problem.message);
    const read = await readToml(checked.text.toml);
    if (!("parsed" in read)) throw new Error(read.fault.message);
    expect(draftOf(read.parsed)).toMatchObject({ ...begun, idIsChosen: true, fields: checked.draft.fields });
    const again = engine.askNow("house_rules", houseRulesFields(read.parsed));
    expect(again.ok && again.value.hash).toBe(checked.text.rules.hash);
  });
});
