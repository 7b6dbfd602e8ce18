import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { appManifest } from "./app_manifest";
import { compress } from "./compress";

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: "../../build/web/vite",
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  worker: { format: "es" },
  plugins: [
    VitePWA({
      registerType: "prompt", // a new version waits: src/update.tsx knows for what
      injectRegister: null, // the page has no inline script
      manifest: appManifest,
      workbox: {
        globPatterns: ["**/*.{html,js,css,wasm,net,svg,png}"],
        maximumFileSizeToCacheInBytes: 16_000_000,
        navigateFallback: null, // every place of the page is "/" and a hash; other paths are the server's
        inlineWorkboxRuntime: true,
      },
    }),
    compress(),
  ],
  build: {
    outDir: "../../build/web/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load nothing that is not a file of ours
    modulePreload: { polyfill: false },
  },
});
