/**
 * Runs the property tests with a random seed and many more cases than `npm test`. The seed is printed at the start and
 * the end: `npm run test:nightly -- --seed <seed>` repeats a run, `--only <package>` runs one package.
 */
import { mkdirSync } from "node:fs";
import { nightlyPlan, REPORTS } from "./nightly-plan.ts";
import { runPlan } from "./run-plan.ts";
import { makeReachable } from "../start/reachable.ts";

const { words, checks } = nightlyPlan(process.argv.slice(2));
console.log(words);
mkdirSync(REPORTS, { recursive: true });
makeReachable(process.cwd());
const code = await runPlan({ first: checks, afterwards: [] });
console.log(words);
process.exit(code);
