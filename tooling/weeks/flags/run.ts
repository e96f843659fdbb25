/**
 * Walks a buyer through every screen of the demo project, with its flags turned so that any two of them take all four
 * combinations. After every step the invariants of the simulation hold. `--row 3` walks one combination.
 */
import { parseArgs } from "node:util";
import { listFlags, turnFlags } from "../../../apps/api/src/testing/turned-flags.ts";
import { findPagesLeftOut } from "../../../apps/api/src/importer/check/rooms-and-standards.ts";
import { build } from "../../start/build.ts";
import { play } from "../play.ts";
import { createRandom } from "../random.ts";
import { describeStep } from "../steps/step.ts";
import type { Step } from "../steps/step.ts";
import { openBase, SLUG } from "../world/base.ts";
import type { Base } from "../world/base.ts";
import { coveringRows } from "./covering-rows.ts";
import { offeredOnly } from "./offered.ts";
import { openWalk } from "./walk.ts";

const SEED = 2;
const MOST_STEPS = 90;

const { values } = parseArgs({
  options: {
    row: { type: "string" },
    /** Prints each step when it is done. */
    verbose: { type: "boolean", default: false },
    /** The applications are built already. */
    built: { type: "boolean", default: false },
  },
});

const stepsOf = (paths: Iterable<string>): Set<string> =>
  new Set([...paths].flatMap((path) => /^\/digitale-showroom\/stap\/(\d+)/.exec(path)?.[1] ?? []));

const onStep = (step: Step, reason: string | null): void => console.log(`  ${describeStep(step)} ${reason ?? ""}`);

async function walk(base: Base, turned: ReturnType<typeof turnFlags>): Promise<readonly string[]> {
  const walked = openWalk();
  const begin = { device: "hart laptop", tab: 0 };
  const limits = { days: Infinity, steps: MOST_STEPS, ...(values.verbose && { onStep }) };
  const { failure, steps } = await play(base, SEED, limits, {
    project: turned,
    invariants: [offeredOnly(turned)],
    next: (world, at) => {
      if (at === 0) return Promise.resolve({ ...begin, kind: "sign-in", person: "hart" });
      if (at === 1)
        return Promise.resolve({ ...begin, kind: "go", path: `/projects/${SLUG}/digitale-showroom/stap/1` });
      return walked.next(world);
    },
  });
  if (failure) return [failure.invariant, ...failure.findings, ...steps.slice(-3).map(describeStep)];
  const offered = (turned.houseTypes[0]?.pages.length ?? 0) - leftOut(turned);
  const seen = stepsOf(walked.seen).size;
  return [
    ...(seen === offered ? [] : [`${seen} of ${offered} pages were seen: ${[...walked.seen].join(", ")}`]),
    ...(walked.isSubmitted() ? [] : ["The choices were not submitted"]),
  ];
}

const leftOut = (bundle: Parameters<typeof findPagesLeftOut>[0]): number =>
  findPagesLeftOut(bundle).filter(({ path }) => path.startsWith("houseTypes[0]")).length;

async function main(): Promise<boolean> {
  if (!values.built) await build(["@showroom/showroom", "@showroom/staff-preview"], new AbortController().signal);
  const base = await openBase();
  const flags = listFlags(base.project);
  const rows = coveringRows(flags.length, createRandom(SEED));
  let failed = 0;
  try {
    for (const [at, row] of rows.entries()) {
      if (values.row !== undefined && Number(values.row) !== at) continue;
      const names = flags.filter((_, flag) => row[flag] === true);
      const started = Date.now();
      const findings = await walk(base, turnFlags(base.project, names));
      const result = findings.length === 0 ? "passed" : "FAILED";
      console.log(
        `${at}, ${((Date.now() - started) / 1000).toFixed(0)} s, ${result}: ${names.join(", ") || "no flag"}`,
      );
      for (const finding of findings) console.log(`  ${finding}`);
      if (findings.length > 0) failed += 1;
    }
  } finally {
    await base.close();
  }
  console.log(`${failed} of ${rows.length} combinations failed.`);
  return failed === 0;
}

process.exit((await main()) ? 0 : 1);
