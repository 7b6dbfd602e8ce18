// Rules to read, and house rules made in the form: mended, kept, played by, shared as a file and as a link.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { toLinkText } from "../../src/rules/houseLink.js";
import { desktop, expectNoViolations, leave, phone, said, visit } from "./here.js";

const program = new URL("../../../../build/release/salida", import.meta.url).pathname;

const ours = 'format = 1\nid = "our_table"\nname = "Our table"\nbase = "medellin"\n\n[entry]\ntries = 2\n';

async function download(page: Page, button: string): Promise<{ name: string; path: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: readFileSync(path, "utf8") };
}

function changesIn(page: Page) {
  return page.getByRole("complementary", { name: "Changes" });
}

/** House rules of a browser that have been there before. */
async function keep(page: Page, toml: string): Promise<void> {
  await page.evaluate((hash) => (location.hash = hash), `#/house?toml=${toLinkText(toml)}`);
  await page.getByRole("button", { name: "Keep these rules" }).click();
  await page.getByRole("link", { name: "Change these rules" }).waitFor();
}

describe("rules to read", () => {
  test("five rule sets, each in words and grouped", async () => {
    const page = await visit("#/rules");
    const list = page.getByRole("navigation", { name: "Which rules?" });
    await list.getByRole("listitem").nth(4).waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(5);
    await list.getByRole("link", { name: /^Parcheesi/ }).click();
    await page.getByRole("heading", { level: 2, name: "Parcheesi" }).waitFor();
    await expect.poll(() => page.getByRole("article").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "The board and the players",
      "The dice",
      "Coming out",
      "Sharing squares, and blockades",
      "Captures",
      "Coming home",
      "Rewards",
      "Repeated rolls",
    ]);
    await page.getByText("Rule A6", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Play with these rules" }).click();
    await page.waitForFunction(() => (document.querySelector("input[value=parcheesi]") as HTMLInputElement | null)?.checked);
    await leave(page);
  });

  test("of a rule set that is not here, a word about it", async () => {
    const page = await visit("#/rules/nowhere");
    await page.getByText("there are no rules called nowhere").waitFor();
    await leave(page);
  });
});

describe("house rules", () => {
  test("are made, mended, kept and played by", async () => {
    const page = await visit("#/rules/medellin");
    await page.getByRole("link", { name: "Make house rules from these" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Los martes");
    await expect.poll(() => page.getByLabel(/^Id/).inputValue()).toBe("los_martes");

    // A reward for captures, of which the rules do not say yet when it is played.
    await page.getByRole("spinbutton", { name: /^Squares to count for a capture/ }).fill("15");
    const wrong = page.locator(".rule-field.wrong");
    await wrong.waitFor();
    await expect.poll(() => wrong.innerText()).toContain("because of “Squares to count for a capture”");
    const save = page.getByRole("button", { name: "Save these rules" });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await expect.poll(async () => (await said(page)).at(-1)).toContain("no longer fits");
    await changesIn(page).getByRole("link", { name: /^To save, first mend/ }).click();
    await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
    await wrong.getByRole("button", { name: "at once" }).click();
    await wrong.getByRole("button", { name: "at once" }).waitFor({ state: "detached" });
    await wrong.getByRole("button").first().click(); // whether it must be played
    await page.getByText("These rules make a game.").first().waitFor();
    await expect.poll(() => changesIn(page).getByRole("listitem").count()).toBe(3);

    // What follows from other changes is said too; a change can be taken back.
    await page.getByRole("spinbutton", { name: /^Rolls while everything is in/ }).fill("2");
    await page.locator("[id='field-entry.tries']").getByText("In Parqués as played in Medellín: 3").waitFor();
    await expect.poll(() => changesIn(page).getByRole("listitem").count()).toBe(4);
    await page.getByRole("button", { name: /^Rolls while everything is in.*: as in/ }).click();
    await page.waitForFunction(() => document.querySelectorAll("aside li").length === 3);

    // What is not saved yet outlasts a reload.
    await page.reload();
    await page.getByText("Here are the changes that you had not saved yet.").waitFor();
    await page.getByText("These rules make a game.").first().waitFor();
    await expect.poll(() => changesIn(page).getByRole("listitem").count()).toBe(3);

    await save.click();
    await page.getByRole("heading", { level: 2, name: "Los martes" }).waitFor();
    await expect.poll(() => said(page)).toContain("Los martes is kept in this browser.");
    await expect.poll(() => page.locator(".rules-text .changed").count()).toBe(3);
    await expect.poll(() => page.locator(".differences li").first().innerText()).toContain("Squares to count for a capture: 15");

    await page.getByRole("link", { name: "Play with these rules" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("button", { name: "Rules" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Los martes" }).waitFor();
    await expect.poll(() => dialog.locator(".differences").innerText()).toContain("Squares to count for a capture: 15");

    // Games go on by the rules as they were.
    await page.evaluate(() => (location.hash = "#/house/los_martes"));
    await page.getByText("These rules make a game.").first().waitFor();
    await page.getByRole("spinbutton", { name: /^Squares to count for a capture/ }).fill("20");
    await save.click();
    await page.getByText("1 games were played by the rules as they were").waitFor();
    await page.getByRole("button", { name: "Take los_martes_2" }).click();
    await page.waitForFunction(() => !document.querySelector(".house-side button[type=submit]:disabled"));
    await save.click();
    await page.waitForURL(/rules\/los_martes_2/);
    await page.locator(".differences").getByText("Squares to count for a capture: 20").waitFor();
    await page.evaluate(() => (location.hash = "#/rules/los_martes"));
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("Delete those games first").waitFor();
    await leave(page);
  });

  test("boards of six arms, and none of five", async () => {
    const page = await visit("#/house", { viewport: phone, language: "es" });
    await page.getByLabel(/^Brazos del tablero/).fill("5");
    const wrong = page.locator(".rule-field.wrong");
    await wrong.getByText("Esto no encaja con lo demás.").waitFor();
    await expect.poll(() => wrong.getByRole("button").allInnerTexts()).toEqual(["Como en Parqués de Medellín", "4", "6", "8"]);
    await wrong.getByRole("button", { name: "6", exact: true }).click();
    await page.getByText("Con estas reglas se puede jugar.").first().waitFor();
    await page.getByRole("button", { name: "Guardar estas reglas" }).click();
    await page.getByRole("link", { name: "Jugar con estas reglas" }).click();
    await page.waitForFunction(() => (document.querySelector("input[value=nuestra_mesa]") as HTMLInputElement | null)?.checked);
    await expect.poll(() => page.locator(".seats-grid").first().getByRole("combobox").count()).toBe(6);
    await leave(page);
  });

  test("questions are found by their words", async () => {
    const page = await visit("#/house");
    await page.getByLabel("Search the questions").fill("BLOCKADE pass");
    await page.getByText(/^[12] of \d+ questions$/).waitFor();
    await expect.poll(() => page.locator(".rule-field").count()).toBeLessThan(3);
    await leave(page);
  });

  test("go out as the program's file and come in again", async () => {
    const page = await visit("#/house");
    await keep(page, ours);
    const file = await download(page, "Download the file (TOML)");
    expect(file.name).toBe("our_table.toml");
    expect(file.text).toContain("[entry]\ntries = 2");
    if (existsSync(program)) execFileSync(program, ["rules", "check", file.path]);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete for good? Press again." }).click();
    await page.getByText("Choose a game to read its rules.").waitFor();

    await page.getByRole("link", { name: "Make house rules", exact: true }).click();
    await page.getByText("Bring in rules from a file").click();
    await page.getByLabel("Or its text").fill('format = 1\nid = "x\n');
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("Line 2:").waitFor();
    await page.getByLabel("A file (.toml)").setInputFiles(file.path);
    await page.getByRole("heading", { level: 2, name: "Our table" }).waitFor();
    await page.getByRole("button", { name: "Keep these rules" }).click();
    await page.getByRole("link", { name: "Change these rules" }).waitFor();
    await expect.poll(() => page.locator(".differences li").count()).toBe(1);
    expect((await download(page, "Download the file (TOML)")).text).toBe(file.text);
    await leave(page);
  });

  test("come by a link, and never over others", async () => {
    const page = await visit(`#/house?toml=${toLinkText(ours)}`);
    await page.getByRole("button", { name: "Keep these rules" }).click();
    await page.getByRole("button", { name: "Copy a link to these rules" }).click();
    const link = await page.getByLabel("Link to these rules").inputValue();
    await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
    await page.getByText("You keep these rules already.").waitFor();

    await page.evaluate((hash) => (location.hash = hash), `#/house?toml=${toLinkText(ours.replace("2", "1"))}`);
    await page.getByText("You have other house rules called our_table.").waitFor();
    await page.getByRole("button", { name: "Keep these rules as our_table_2" }).click();
    await page.waitForURL(/our_table_2/);
    await page.getByRole("navigation", { name: "Which rules?" }).getByRole("listitem").nth(6).waitFor();

    await page.evaluate((hash) => (location.hash = hash), `#/house?toml=${toLinkText(ours.replace("tries", "trys"))}`);
    await page.getByText("Line 7:").waitFor();
    await page.getByText(/did you mean .*entry.tries/).waitFor();
    await page.evaluate((hash) => (location.hash = hash), "#/house?toml=@@@");
    await page.getByText("This link is not whole").waitFor();
    await leave(page);
  });
});

describe.each([
  ["phone", phone, "es"],
  ["desktop", desktop, "en"],
] as const)("axe, %s", (_name, viewport, language) => {
  test.each(["#/rules/medellin", `#/house?toml=${toLinkText(ours)}`, "#/house"])("%s", async (hash) => {
    const page = await visit(hash, { viewport, language });
    await page.locator("form h2, article h2").first().waitFor();
    if (hash === "#/house") {
      await page.locator("[id='field-board.arms'] input").fill("5");
      await page.locator(".rule-field.wrong").waitFor();
    }
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await leave(page);
  });
});
