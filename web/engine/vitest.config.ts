import { defineConfig } from "vitest/config";

export default defineConfig({
  cacheDir: "../../build/web/vite",
  test: { include: ["tests/*.test.ts"], testTimeout: 30_000 },
});
