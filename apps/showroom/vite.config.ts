import { fileURLToPath } from "node:url";
import { entryChunks } from "@showroom/vite-config/entry-chunks";
import { inlineScript } from "@showroom/vite-config/inline-script";
import { precompress } from "@showroom/vite-config/precompress";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Address of the API during development. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

const proxy = Object.fromEntries(
  ["/api", "/oauth", "/images", "/media", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }]),
);

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), precompress(), inlineScript("virtual:first-script", source("start/first-script.ts"))],
  // The API loads the server build, which therefore includes all packages.
  ssr: { noExternal: true },
  // Vite leaves this to the process for servers, which would put the development code of React in.
  ...(isSsrBuild && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
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
    // The server finds the files of a page in the manifest.
    manifest: true,
    ssrManifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // The hash in the name makes a running server load a new build.
        { output: { entryFileNames: "[name]-[hash].js" } }
      : {
          output: {
            codeSplitting: entryChunks(
              {
                name: "main",
                file: source("app/main.tsx"),
                pages: ["home/home-page", "legal/terms-page"].map((page) => source(`features/${page}.tsx`)),
                reexport: source("app/react-dom-client.ts"),
                fonts: fileURLToPath(import.meta.resolve("@showroom/ui/fonts.css")),
              },
              { name: "showroom", file: source("app/showroom-routes.tsx") },
              "/packages/ui/",
            ),
          },
        },
  },
}));
