import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { entryChunks } from "@showroom/vite-config/entry-chunks";
import { inlineScript } from "@showroom/vite-config/inline-script";
import { precompress } from "@showroom/vite-config/precompress";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { PAGE_ROWS, PAGES } from "./src/pages/pages.ts";
import { shownNext } from "./src/pages/shown-next.ts";
import { PARTS, SHOWROOM_CODE, WIDE_STEPS } from "./src/pages/steps.ts";
import type { PartRow, WideRow } from "./src/pages/steps.ts";

/** Address of the API during development. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

const proxy = Object.fromEntries(
  ["/api", "/oauth", "/images", "/media", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }]),
);

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const module = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = (path: string): string => module(`src/${path}`);

/** A class of a CSS module: its name and a hash of the file. Vite's own names have the line too, which does not compress. */
const scopedName = (name: string, file: string): string =>
  `${name}_${createHash("sha256").update(relative(ROOT, file)).digest("base64url").slice(0, 4)}`;

/** Pages that hardly anybody opens: their code is in files of its own. */
const RARE_PAGES: ReadonlySet<string> = new Set([PAGES.shared.code, PAGES.check.code]);

/** What a part of a step or a step without a sidebar loads at once. */
const filesOf = ({ code }: PartRow | WideRow): readonly string[] => [code, ...shownNext(code)].map(module);

export default defineConfig(({ isSsrBuild = false }) => ({
  css: { modules: { generateScopedName: scopedName } },
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
    // For developers and reports of errors. The files do not name their maps, which would make each larger.
    sourcemap: "hidden",
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
          // Reading a property has no effect in our code and in the packages.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: entryChunks(
              {
                main: source("app/main.tsx"),
                reexport: source("app/react-dom-client.ts"),
                fonts: fileURLToPath(import.meta.resolve("@showroom/ui/fonts.css")),
                pages: PAGE_ROWS.filter(({ code }) => !RARE_PAGES.has(code)).map(({ code }) => [module(code)]),
              },
              {
                name: "showroom",
                file: module(SHOWROOM_CODE),
                folder: source(""),
                kinds: {
                  parts: {
                    tiles: filesOf(PARTS.tiles),
                    products: filesOf(PARTS.products),
                    // Each is too small for a file.
                    floors: [PARTS.floors, PARTS["copy-choices"]].flatMap(filesOf),
                  },
                  review: {
                    result: filesOf(PARTS.result),
                    overview: [module(WIDE_STEPS.overview.code)],
                    // Stands below the overview, which does not wait for it.
                    share: shownNext(WIDE_STEPS.overview.code).map(module),
                    // Each is too small for a file.
                    brief: [PARTS.start, PARTS.topview, WIDE_STEPS.intro, WIDE_STEPS.content].flatMap(filesOf),
                  },
                },
              },
            ),
          },
        },
  },
}));
