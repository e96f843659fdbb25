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
 * bundler would cut it into dozens of small ones. What only some pages reach for stays out: changing things, several questions at
 * once, signing in and out, the words of staff.
 */
const FIRST_VIEW = {
  vendor:
    /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler|react-router|cookie|zod|zustand|ky)\/|\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*\/(queriesObserver|useQueries|mutationObserver|useMutation)\.)/,
  shell:
    /\/node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|\/icons\/arrow-right\.|\/apps\/showroom\/src\/(app\/[^/]+|shared\/(api|project)\/[^/]+|shared\/session\/(?!use-session|after-login|tracking)[^/]+|shared\/account\/(account-menu|texts)[^/]*)$|\/packages\/api-client\/src\/(?!download|event-stream)[^/]+$|\/packages\/ui\/src\/(class-names|controls\/(button|link)\/|layout\/(icon|hero|page-header|visually-hidden)\/|feedback\/(live-region|spinner)\/|navigation\/(link-provider|skip-link|top-navigation|footer|account-menu\/account-trigger))/,
};

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
    rolldownOptions: {
      output: { codeSplitting: { groups: Object.entries(FIRST_VIEW).map(([name, test]) => ({ name, test })) } },
    },
  },
});
