import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: "../../build/web/vitest",
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    minWorkers: 1,
    retry: 2, // three browsers on two busy cores: red should mean that the page is wrong
  },
});
