// After one visit everything works without a network, and can be installed.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectNoViolations, leave, visit } from "./here.js";

/** Until the service worker has every file. */
async function everythingKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    while (worker && worker.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test.each([
  { language: "en", start: "Start the game", roll: "Roll", learn: "Learn", begin: "Parqués: Begin", rules: "Rules" },
  { language: "es", start: "Empezar la partida", roll: "Tirar", learn: "Aprender", begin: "Parqués: Empezar", rules: "Reglas" },
] as const)("after one visit there is no need of a network: $language", async ({ language, start, roll, learn, begin, rules }) => {
  const page = await visit("", { language, serviceWorkers: "allow" });
  await everythingKept(page);
  await page.context().setOffline(true);
  await page.reload();

  await page.getByRole("button", { name: start }).click();
  await page.waitForURL(/#\/game\//);
  for (let rolls = 0; rolls < 3; rolls += 1) {
    const rolling = page.getByRole("button", { name: roll, exact: true });
    const choosing = page.locator(".choices button").first();
    await rolling.or(choosing).first().waitFor();
    const told = await page.locator(".story li").count();
    await page.keyboard.press((await choosing.isVisible()) ? "1" : "r");
    await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(told);
  }
  await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(2);

  await page.getByRole("link", { name: learn, exact: true }).click();
  await page.getByRole("link", { name: begin }).click();
  await page.getByRole("button", { name: roll, exact: true }).click();
  await page.locator(".lesson-story li").first().waitFor();
  await page.getByRole("link", { name: rules, exact: true }).click();
  await page.waitForURL(/#\/rules/);
  await expect.poll(() => page.locator("main [role=alert]").count()).toBe(0);
  await leave(page);
});

test("every network and both engines are kept", async () => {
  const page = await visit("", { serviceWorkers: "allow" });
  await everythingKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.endsWith(".net"))).toHaveLength(10);
  expect(kept.filter((path) => path.endsWith(".wasm"))).toHaveLength(2);
  expect(kept).toContain("/index.html");
  expect(kept).toContain("/icon.svg");
  expect(kept.filter((path) => /\.(br|gz)$/.test(path))).toEqual([]);
  await leave(page);
});

describe("a newer version", () => {
  /** Of the page; it changes while the page is open. */
  let version = 1;
  let address = "";
  const folder = fileURLToPath(new URL("../../../../build/web/page", import.meta.url));
  const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm", svg: "image/svg+xml" };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://here").pathname;
    const name = path === "/" ? "/index.html" : path;
    response.setHeader("Content-Type", types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
    const newer = name === "/sw.js" ? `\n// version ${version}` : "";
    response.end(Buffer.concat([readFileSync(`${folder}${name}`), Buffer.from(newer)]));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  async function visitTwice(hash: string): Promise<Page> {
    const page = await visit("", { serviceWorkers: "allow" });
    await page.goto(`${address}${hash}`);
    await everythingKept(page);
    await page.reload();
    return page;
  }
  const publish = async (page: Page) => {
    version += 1;
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  };
  const notice = (page: Page) => page.getByRole("status").filter({ hasText: "newer version" });
  const isWaiting = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

  test("waits, and comes when it is asked for", async () => {
    const page = await visitTwice("#/learn/parques");
    await publish(page);
    await notice(page).waitFor();
    await page.getByRole("button", { name: "Roll" }).click();
    await page.locator(".lesson-story li").first().waitFor();
    await expect.poll(() => isWaiting(page)).toBe(true);
    await expectNoViolations(page);
    await Promise.all([page.waitForEvent("load"), notice(page).getByRole("button", { name: "Update now" }).click()]);
    await page.getByRole("button", { name: "Roll" }).waitFor();
    await expect.poll(() => isWaiting(page)).toBe(false);
    await expect.poll(() => notice(page).count()).toBe(0);
    await leave(page);
  });

  test("takes over by itself at the start, but not while another tab is open", async () => {
    const page = await visitTwice("#/learn");
    const other = await page.context().newPage();
    await other.goto(`${address}#/learn`);
    await other.getByRole("heading", { name: "Learn by playing" }).waitFor();
    await publish(page);
    await notice(page).waitFor();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await page.locator("form").waitFor();
    await page.waitForTimeout(300);
    await expect.poll(() => isWaiting(page)).toBe(true);

    await other.close();
    await page.getByRole("link", { name: "Learn", exact: true }).click();
    await page.getByRole("heading", { name: "Learn by playing" }).waitFor();
    await Promise.all([page.waitForEvent("load"), page.getByRole("link", { name: "Play", exact: true }).click()]);
    await page.locator("form").waitFor();
    await expect.poll(() => isWaiting(page)).toBe(false);
    await leave(page);
  });
});

test("the page can be installed: a manifest with icons and shortcuts", async () => {
  const page = await visit("");
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
    return (await fetch(link?.href ?? "")).json() as Promise<Record<string, any>>;
  });
  expect(manifest).toMatchObject({ short_name: "Salida", display: "standalone", start_url: "/" });
  expect(manifest["shortcuts"]).toHaveLength(3);
  for (const { src, sizes } of manifest["icons"] as { src: string; sizes: string }[]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
  await leave(page);
});
