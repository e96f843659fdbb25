import { strykerSettings } from "../../tooling/mutation/stryker.mjs";

export default {
  ...strykerSettings(["src/choices/**/*.ts", "src/accounts/**/*.ts"]),
  vitest: { configFile: "vitest.mutation.config.ts" },
};
