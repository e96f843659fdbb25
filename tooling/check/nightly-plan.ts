import { parseArgs } from "node:util";
import { vitest } from "./checks.ts";
import type { Check } from "./checks.ts";

export const REPORTS = ".artifacts/nightly";
const LARGEST_SEED = 2 ** 31;

/** Test files with properties, by package; each name is a part of a path. */
export const PROPERTY_TESTS: Readonly<Record<string, readonly string[]>> = {
  "packages/domain": ["src/"],
  "packages/renderer": ["src/packed-samples"],
  "apps/api": [
    "src/choices/confirm/same-amounts",
    "src/http/fuzz",
    "src/importer/publish/reimports",
    "src/importer/workbook/workbook",
    "src/kernel/untrusted-json",
    "src/operations/choices/same-",
  ],
};

export interface NightlyPlan {
  /** Names the seed; printed at the start and the end. */
  readonly words: string;
  readonly checks: readonly Check[];
}

/** The checks of a nightly run. Without `--seed` the seed is random. */
export function nightlyPlan(args: readonly string[]): NightlyPlan {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * LARGEST_SEED)) },
      factor: { type: "string", default: "20" },
      only: { type: "string", default: "" },
    },
  });
  const environment = { PROPERTY_SEED: values.seed, PROPERTY_FACTOR: values.factor };
  return {
    words: `Seed ${values.seed}, ${values.factor} times the usual number of cases.`,
    checks: Object.entries(PROPERTY_TESTS)
      .filter(([folder]) => folder.includes(values.only))
      .map(([folder, files]) => ({
        ...vitest(REPORTS, folder, `properties of ${folder}`, [...files, "--test-timeout=0"]),
        environment,
        minutes: 120,
      })),
  };
}
