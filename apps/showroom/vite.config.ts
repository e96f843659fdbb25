import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where the API runs while developing. */
const API = process.env["API_URL"] ?? "http://localhost:8080";

export default defineConfig({
  plugins: [react()],
  server: {
    port: 5180,
    strictPort: true,
    proxy: Object.fromEntries(["/api", "/oauth", "/images", "/media", "/config.json"].map((path) => [path, { target: API, changeOrigin: false }])),
  },
  build: { target: "es2022", cssTarget: "es2022", sourcemap: true },
});
