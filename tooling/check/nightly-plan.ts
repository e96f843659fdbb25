import { parseArgs } from "node:util";
import { vitest } from "./checks.ts";
import type { Check } from "./checks.ts";

export const REPORTS = ".artifacts/nightly";
const LARGEST_SEED = 2 ** 31;
/** Worlds of `tooling/weeks` in a night; as many as there is time for are begun. */
const WORLDS = 100;
const MINUTES_OF_WEEKS = 120;

/** Test files with properties, by package; each name is a part of a path. */
export const PROPERTY_TESTS: Readonly<Record<string, readonly string[]>> = {
  "packages/domain": ["src/"],
  "packages/renderer": ["src/drawn-tiles", "src/packed-samples"],
  "packages/scene": ["src/elevation/"],
  "apps/showroom": [
    "src/features/auth/schemas.properties",
    "src/features/budget/read-budget",
    "src/features/contact/contact-schema.properties",
  ],
  "apps/api": [
    "src/catalogue/packed-page",
    "src/choices/confirm/same-amounts",
    "src/documents/",
    "src/http/form-body",
    "src/http/fuzz",
    "src/importer/change/bundle-difference",
    "src/importer/publish/reimports",
    "src/importer/workbook/workbook",
    "src/homes/",
    "src/invitations/",
    "src/kernel/untrusted-json",
    "src/operations/choices/same-",
    "src/operations/occupancy/project-weeks",
    "src/operations/offers/simulated-homes",
    "src/sheets/",
    "src/staff/order-views",
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
  const seed = Number(values.seed);
  const weeks: Check = {
    name: "simulated weeks",
    command: "node",
    args: ["tooling/weeks/run.ts", "--seeds", `${seed}-${seed + WORLDS - 1}`, "--minutes", String(MINUTES_OF_WEEKS)],
    folder: ".",
    needsBrowser: true,
    minutes: 2 * MINUTES_OF_WEEKS,
  };
  const flags: Check = {
    name: "screens under every pair of flags",
    command: "node",
    args: ["tooling/weeks/flags/run.ts"],
    folder: ".",
    needsBrowser: true,
    minutes: 40,
  };
  // `npm test` compares a part of the looks, and has no day of buyers.
  const others: readonly Check[] = [
    { ...vitest(REPORTS, "packages/ui", "looks of the components", ["--project=visual"]), needsBrowser: true },
    vitest(REPORTS, "packages/demo-catalogue", "looks of the demo catalogue"),
    {
      ...vitest(REPORTS, "apps/render-service", "memory of the render service", [
        "--config",
        "vitest.memory.config.ts",
      ]),
      minutes: 30,
    },
  ];
  const environment = { PROPERTY_SEED: values.seed, PROPERTY_FACTOR: values.factor };
  return {
    words: `Seed ${values.seed}, ${values.factor} times the usual number of cases.`,
    checks: [
      ...Object.entries(PROPERTY_TESTS)
        .filter(([folder]) => folder.includes(values.only))
        .map(([folder, files]) => ({
          ...vitest(REPORTS, folder, `properties of ${folder}`, [...files, "--test-timeout=0"]),
          environment,
          minutes: 120,
        })),
      ...others.filter(({ folder }) => folder.includes(values.only)),
      ...("tooling/weeks".includes(values.only) ? [weeks, flags] : []),
    ],
  };
}
