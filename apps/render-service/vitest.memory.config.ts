import { defineConfig } from "vitest/config";

/** The day of buyers takes minutes, so it is not a part of `npm test`. */
export default defineConfig({
  test: {
    include: ["src/memory.test.ts"],
    globalSetup: ["@showroom/service/testing/search-output"],
    setupFiles: ["@showroom/service/testing/no-third-party", "@showroom/service/testing/note-values"],
  },
});
