// icons.mjs: the PNG icons of web/page/public from its icon.svg, drawn by Chromium. Once after the SVG was changed.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const folder = fileURLToPath(new URL("../web/page/public/", import.meta.url));
const icon = readFileSync(`${folder}icon.svg`, "utf8");
// A maskable icon is cut to any shape: it must fill its square.
const uncut = icon.replace(/ rx="\d+"/, "");

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [name, svg, size] of [
  ["icon-192", icon, 192],
  ["icon-512", icon, 512],
  ["icon-maskable-512", uncut, 512],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
}
await browser.close();
