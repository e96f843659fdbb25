import { shortClassNames } from "@showroom/vite-config/class-names";
import { precompress } from "@showroom/vite-config/precompress";
import { unnamedRoutes } from "@showroom/vite-config/unnamed-routes";
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
    /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/arrow-right\.|\/apps\/showroom\/src\/(app\/(?:waiting\/)?(?!viewing-notice|showroom-routes)[^/]+|shared\/(api|project)\/[^/]+|shared\/paths\/showroom-paths\.ts|shared\/session\/(?!use-session|after-login|tracking)[^/]+|shared\/account\/(account-menu|texts)[^/]*|features\/(landing|home|contact|intro|not-found)\/[^/]+\.module\.css)$|\/packages\/web-app\/src\/(routing|session|queries|pictures\/use-images)|\/packages\/api-client\/src\/(?!download|event-stream)[^/]+$|\/packages\/ui\/src\/(class-names|controls\/(button|link)\/|layout\/(icon|hero|message-page|page-header|page-shell|visually-hidden|html-content|heading|text|surface|bullet-list|ruled-list)\/(?!sanitize|allowed|native)|(controls\/(field|text-field|text-area|icon-button)|feedback\/alert)\/[^/]+\.css|feedback\/((live-region|spinner|skeleton|loading-notice)\/|use-lasting)|navigation\/(link-provider|skip-link|top-navigation|footer|account-menu\/account-trigger))/,
};

/**
 * What pages behind the first share, in as few files: a file per shared module would be some thirty requests for a tab, and small files
 * compress badly. Where `atLeast` is two, only what more than one of them uses.
 */
const SHARED = {
  fields: {
    test: /\/packages\/ui\/src\/(controls\/(field|text-field|text-area|icon-button)\/|feedback\/alert\/)|\/icons\/(circle-exclamation-point|chevron-down|x)\.|\/shared\/forms\//,
    atLeast: 2,
  },
  // Every step begins with it: what is around its parts, what they are made of, and the styles of all of them.
  showroom: {
    test: /\/apps\/showroom\/src\/(app\/showroom-routes|shared\/(choices|step-view|room-words|prices|choice-cards|browser|paths|pictures\/(?!open|download))|features\/(tiles|sanitary|configurator|floors|copy-choices|topview)\/[^/]+\.module\.css)|\/packages\/ui\/src\/controls\/(radio-card|search-field)[^/]*\/[^/]+\.css|\/packages\/(domain\/src\/(selection|rules|pricing|format|steps|render)\/|ui\/src\/(showroom\/((choice-card|legend-bar|material-texture|picker-section|price-(tag|breakdown)|product-group|product-list|progress-table|swatch|tile-card|tile-grid)|(?!summary|total-block|compare|image-carousel)[^/]+\/[^/]+\.module\.css)|controls\/(disclosure|checkbox)\/|feedback\/(empty-state|status-badge)\/))|\/lucide-react\/dist\/esm\/icons\/(check|ban|zoom-in)\./,
    atLeast: 1,
  },
  overlays: { test: /\/packages\/ui\/src\/overlays\//, atLeast: 2 },
  forms: {
    test: /\/node_modules\/(react-hook-form|@hookform)\/|\/packages\/ui\/src\/controls\/(password-field|select)|\/features\/auth\/schemas/,
    atLeast: 2,
  },
  summary: {
    test: /\/packages\/(ui\/src\/showroom|domain\/src)\/(summary|total-block)|\/shared\/summary\/|\/packages\/api-contract\/src\/(entities|endpoints)\/(share-link|confirmation)|\/features\/share\/|\/icons\/printer/,
    atLeast: 2,
  },
};

export default defineConfig({
  plugins: [react(), shortClassNames(), unnamedRoutes(), precompress()],
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
    // Browsers that cannot fetch modules ahead get them a moment later; the page of all others is a request shorter.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Higher ones take first, with whatever they import.
            ...Object.entries(FIRST_VIEW).map(([name, test], at) => ({ name, test, priority: 20 - at })),
            ...Object.entries(SHARED).map(([name, { test, atLeast }], at) => ({
              name,
              test,
              minShareCount: atLeast,
              priority: 10 - at,
            })),
          ],
        },
      },
    },
  },
});
