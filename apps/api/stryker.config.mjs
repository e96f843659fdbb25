import { strykerSettings } from "../../tooling/mutation/stryker.mjs";

export default {
  ...strykerSettings(["src/**/*.ts"], "vitest.mutation.config.ts"),
  // A test waits for a database. On a busy machine it must not count as a mutant that runs for ever.
  timeoutMS: 30_000,
  timeoutFactor: 4,
};
