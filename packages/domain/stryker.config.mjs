import { strykerSettings } from "../../tooling/mutation/stryker.mjs";

export default strykerSettings(["src/**/*.ts"]);
