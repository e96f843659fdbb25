/**
 * Serves the built Storybook on a port of its own, this machine's alone: it needs inline scripts and `eval`, so it must not share an
 * origin with the applications, which keep tokens. `STORYBOOK_PORT` is the port.
 */
import { fileURLToPath } from "node:url";
import { preview } from "vite";

const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; base-uri 'self'";

const server = await preview({
  configFile: false,
  root: fileURLToPath(new URL("..", import.meta.url)),
  build: { outDir: "dist" },
  preview: {
    port: Number(process.env["STORYBOOK_PORT"] ?? 6006),
    host: "localhost",
    strictPort: true,
    headers: {
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
    },
  },
});
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.on(signal, () => void server.close().then(() => process.exit(0)));
process.send?.("ready");
