import { shortClassNames } from "@showroom/vite-config/class-names";
import { precompress } from "@showroom/vite-config/precompress";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the API runs while developing. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

const proxy = Object.fromEntries(
  ["/api", "/oauth", "/images", "/media", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }]),
);

/**
 * What every first view needs travels in two files: libraries, which change seldom, and the shell around the pages. Left alone the
 * bundler would cut it into dozens of small ones. What only some pages reach for stays out: changing things,
 * signing in and out, the words of staff.
 */
const FIRST_VIEW = {
  vendor: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler|react-router|cookie|zod|zustand|ky)\//,
  shell:
    /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/arrow-right\.|\/apps\/showroom\/src\/(app\/(?!viewing-notice)[^/]+|shared\/(api|project)\/[^/]+|shared\/showroom\/paths\.ts|shared\/session\/(?!use-session|after-login|tracking)[^/]+|shared\/account\/(account-menu|texts)[^/]*)$|\/packages\/api-client\/src\/(?!download|event-stream)[^/]+$|\/packages\/ui\/src\/(class-names|controls\/(button|link)\/|layout\/(icon|hero|page-header|visually-hidden|html-content|heading|text|surface|bullet-list|ruled-list)\/(?!sanitize|allowed|native)|feedback\/(live-region|spinner)\/|navigation\/(link-provider|skip-link|top-navigation|footer|account-menu\/account-trigger))/,
};

/**
 * What several pages behind the first share, in as few files: each group takes what more than one of them uses. A file per shared
 * module would be some thirty requests for a tab, and small files compress badly.
 */
const SHARED = {
  fields:
    /\/packages\/ui\/src\/(controls\/(field|text-field|icon-button)|feedback\/alert)\/|\/icons\/(circle-exclamation-point|chevron-down|x)\./,
  showroom:
    /\/packages\/(domain\/src\/(?!summary|password|validation)|api-contract\/src\/(entities|endpoints)\/(choices|cost|floor|page|product|rule|parameters|scalars|render)|api-client\/src\/render|ui\/src\/(showroom\/(?!summary|total-block|compare|image-carousel)|controls\/(disclosure|checkbox\/)|feedback\/(skeleton|empty-state|status-badge)|overlays\/(popover|anchored|popup)))|\/apps\/showroom\/src\/(app\/showroom|shared\/(choices|showroom|render))\/|\/lucide-react\/dist\/esm\/icons\/(check|ban|zoom-in)\./,
  overlays: /\/packages\/ui\/src\/overlays\//,
  forms:
    /\/node_modules\/(react-hook-form|@hookform)\/|\/packages\/ui\/src\/controls\/(text-area|password-field|select)|\/shared\/forms\/|\/features\/auth\/schemas/,
  summary:
    /\/packages\/(ui\/src\/showroom|domain\/src)\/(summary|total-block)|\/shared\/summary\/|\/packages\/api-contract\/src\/(entities|endpoints)\/(share-link|confirmation)|\/features\/share\/|\/icons\/printer/,
};

export default defineConfig({
  plugins: [react(), shortClassNames(), precompress()],
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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Higher ones take first, with whatever they import.
            ...Object.entries(FIRST_VIEW).map(([name, test], at) => ({ name, test, priority: 20 - at })),
            ...Object.entries(SHARED).map(([name, test], at) => ({ name, test, minShareCount: 2, priority: 10 - at })),
          ],
        },
      },
    },
  },
});
