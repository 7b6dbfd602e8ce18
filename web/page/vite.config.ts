import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../../build/web/vite",
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  worker: { format: "es" },
  build: {
    outDir: "../../build/web/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load nothing that is not a file of ours
    modulePreload: { polyfill: false },
  },
});
