// The built page as `salida serve` gives it, and Debian's Chromium before it: for whatever looks at the page.
import { spawn } from "node:child_process";
import { chromium } from "playwright-core";

const program = new URL("../build/release/salida", import.meta.url).pathname;

/** @returns {Promise<{ address: string, stop: () => void }>} */
export async function serve() {
  const server = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = "";
    server.stdout.on("data", (bytes) => {
      said += bytes;
      const found = said.match(/http:\/\/\S+/);
      if (found) resolve(found[0]);
    });
    server.on("exit", (status) => reject(new Error(`salida serve ended with ${status}`)));
  });
  return { address, stop: () => void server.kill() };
}

/** @returns {Promise<import("playwright-core").Browser>} */
export function openBrowser() {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
  args.push("--disable-background-networking", "--disable-component-update", "--disable-sync");
  return chromium.launch({ executablePath: "/usr/bin/chromium", args });
}

/**
 * Rolls and plays the first choice, that many times, as fast as the page goes.
 * @param {import("playwright-core").Page} page
 * @param {number} times
 */
export async function playSome(page, times) {
  for (let k = 0; k < times; ++k) {
    await page.keyboard.press(k % 2 === 0 ? "r" : "1");
    await page.waitForTimeout(10);
  }
}
