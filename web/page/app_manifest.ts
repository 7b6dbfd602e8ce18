// What a phone or a desktop knows of the page once it is installed. A manifest has one language; the game's own is Spanish.
import type { ManifestOptions } from "vite-plugin-pwa";

const screen = (name: string, short_name: string, hash: string) => ({ name, short_name, url: `/${hash}`, icons: [png("icon-192", 192)] });
const png = (name: string, size: number) => ({ src: `/${name}.png`, sizes: `${size}x${size}`, type: "image/png" });

export const appManifest: Partial<ManifestOptions> = {
  id: "/",
  name: "Salida: parqués, parchís y parcheesi",
  short_name: "Salida",
  description: "Parqués, parchís y parcheesi con las reglas de cada mesa, bots y dados que cualquiera puede comprobar. También sin conexión.",
  lang: "es",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  categories: ["games"],
  theme_color: "#ecd9b4",
  background_color: "#f6efe1",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
    png("icon-192", 192),
    png("icon-512", 512),
    { ...png("icon-maskable-512", 512), purpose: "maskable" },
  ],
  shortcuts: [screen("Jugar una partida", "Jugar", "#/"), screen("Mirar cómo juegan los bots", "Mirar", "#/watch"), screen("Aprender a jugar", "Aprender", "#/learn")],
};
