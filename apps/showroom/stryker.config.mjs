import { pureParts } from "../../tooling/mutation/pure-parts.mjs";
import { strykerSettings } from "../../tooling/mutation/stryker.mjs";

export default strykerSettings(pureParts, "vitest.mutation.config.ts");
