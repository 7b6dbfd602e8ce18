// A browser at the built page, as `salida serve` gives it, and what every test asks of one.
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { expect, inject } from "vitest";
import { openBrowser } from "../../../../tools/served_page.mjs";

export const phone = { width: 360, height: 740 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };

/** How long something may take on a busy machine, in milliseconds: tests wait for facts, and this is when they give up. */
export const patience = 90_000;

/** What a page complained of: nothing may be in it at the end of a test. */
const complaints = new WeakMap<Page, string[]>();

const here = globalThis as { salidaBrowser?: Promise<Browser> };

/** One for all files of tests of this process, which ends it with itself. */
function browserHere(): Promise<Browser> {
  return (here.salidaBrowser ??= openBrowser());
}

export interface Visit extends BrowserContextOptions {
  language?: "en" | "es";
  speed?: "slow" | "normal" | "fast" | "none";
  /** Done to the browser before it sees the page. */
  before?: (context: BrowserContext) => Promise<unknown>;
}

/** A new visitor, whose browser has nothing of ours, at that place of the page. */
export async function visit(hash: string, { language = "en", speed = "none", before, ...options }: Visit = {}): Promise<Page> {
  const context = await (await browserHere()).newContext({ viewport: desktop, locale: language, serviceWorkers: "block", ...options });
  await context.addInitScript((chosen) => localStorage.setItem("salida.speed", localStorage.getItem("salida.speed") ?? chosen), speed);
  await before?.(context);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on("pageerror", (error) => heard.push(String(error)));
  page.on("console", (message) => message.type() === "error" && heard.push(message.text()));
  await page.goto(`${inject("address")}/${hash}`);
  return page;
}

/** The end of a visit: nothing went wrong behind the screen. */
export async function leave(page: Page): Promise<void> {
  expect(complaints.get(page)).toEqual([]);
  await page.context().close();
}

/** What a screen reader was told, the newest last. */
export async function said(page: Page): Promise<string[]> {
  return page.locator("[role=log] p").allInnerTexts();
}

/** axe, with every rule, or with those where only they can tell anything new. */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
