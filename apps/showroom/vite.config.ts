import { fileURLToPath } from "node:url";
import { entryChunks } from "@showroom/vite-config/entry-chunks";
import { precompress } from "@showroom/vite-config/precompress";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Address of the API during development. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

const proxy = Object.fromEntries(
  ["/api", "/oauth", "/images", "/media", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }]),
);

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  plugins: [react(), precompress()],
  server: {
    port: 5180,
    strictPort: true,
    proxy,
  },
  preview: { port: 5182, strictPort: true, proxy },
  build: {
    target: "es2022",
    cssTarget: "es2022",
    sourcemap: true,
    // Without the polyfill, browsers that do not support module preload fetch modules later; all others save a request.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: entryChunks(
          { name: "main", file: source("app/main.tsx") },
          { name: "showroom", file: source("app/showroom-routes.tsx") },
        ),
      },
    },
  },
});
