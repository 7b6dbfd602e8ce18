import { defineConfig } from "vitest/config";

const both = { esbuild: { jsx: "automatic", jsxImportSource: "preact" } } as const;
/** Red means that the page is wrong: nothing is tried twice. A busy machine takes its time, and tests wait for facts. */
const patience = 90_000;

export default defineConfig({
  cacheDir: "../../build/web/vitest",
  test: {
    testTimeout: 2 * patience,
    hookTimeout: patience,
    pool: "forks",
    maxWorkers: 2,
    minWorkers: 1,
    projects: [
      { ...both, extends: true, test: { name: "unit", include: ["tests/unit/*.test.ts"] } },
      {
        ...both,
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/*.test.ts"],
          globalSetup: ["tests/browser/setup.ts"],
          expect: { poll: { timeout: patience } },
          // Files of one process share its browser.
          poolOptions: { forks: { isolate: false } },
        },
      },
    ],
  },
});
