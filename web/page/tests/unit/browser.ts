// As much of a browser as modules of the page want when they are loaded in node.
const storage = new Map<string, string>();

Object.assign(globalThis, {
  location: { hash: "" },
  addEventListener: () => {},
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  localStorage: { getItem: (key: string) => storage.get(key) ?? null, setItem: (key: string, value: string) => storage.set(key, value) },
  document: { documentElement: { lang: "", dataset: {} } },
});
Object.defineProperty(globalThis, "navigator", { value: { languages: ["es-CO", "en"] }, configurable: true });
