// One `salida serve` for all tests in the browser.
import type { TestProject } from "vitest/node";
import { serve } from "../../../../tools/served_page.mjs";

declare module "vitest" {
  interface ProvidedContext {
    address: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const { address, stop } = await serve();
  project.provide("address", address);
  return stop;
}
