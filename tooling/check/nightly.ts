/**
 * Runs the property tests with a random seed and many more cases than `npm test`. The seed is printed at the start and
 * the end: `npm run test:nightly -- --seed <seed>` repeats a run.
 */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { vitest } from "./checks.ts";
import { runPlan } from "./run-plan.ts";
import { makeReachable } from "../start/reachable.ts";

const REPORTS = ".artifacts/nightly";
const LARGEST_SEED = 2 ** 31;

/** Test files with properties, by package; each name is a part of a path. */
const PROPERTY_TESTS: Readonly<Record<string, readonly string[]>> = {
  "packages/domain": ["src/"],
  "packages/renderer": ["src/packed-samples"],
  "apps/api": ["src/kernel/untrusted-json", "src/operations/choices/same-price", "src/importer/reimports"],
};

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    seed: { type: "string", default: String(Math.floor(Math.random() * LARGEST_SEED)) },
    factor: { type: "string", default: "20" },
  },
});
const environment = { PROPERTY_SEED: values.seed, PROPERTY_FACTOR: values.factor };
const words = `Seed ${values.seed}, ${values.factor} times the usual number of cases.`;
console.log(words);
mkdirSync(REPORTS, { recursive: true });
makeReachable(process.cwd());
const checks = Object.entries(PROPERTY_TESTS).map(([folder, files]) => ({
  ...vitest(REPORTS, folder, `properties of ${folder}`, [...files, "--test-timeout=0"]),
  environment,
  minutes: 120,
}));
const code = await runPlan({ first: checks, afterwards: [] });
console.log(words);
process.exit(code);
