import { precompress } from "@showroom/vite-config/precompress";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Address of the API during development. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

const proxy = Object.fromEntries(
  ["/api", "/oauth", "/images", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }]),
);

export default defineConfig({
  base: "/admin/",
  plugins: [react(), precompress()],
  server: { port: 5184, strictPort: true, proxy },
  preview: { port: 5186, strictPort: true, proxy },
  build: { target: "es2022", cssTarget: "es2022", sourcemap: true },
});
