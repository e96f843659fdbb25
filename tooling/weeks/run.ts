/**
 * Simulates weeks of use: `pnpm test:weeks --seed 7`, `--seeds 1-100`, `--days 30`. `--replay <file>` plays a recorded
 * list of steps again. docs/tests.md says what it checks.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../start/build.ts";
import { playSeed, playSteps } from "./play.ts";
import type { Played } from "./play.ts";
import { shrink } from "./shrink.ts";
import { describeStep } from "./steps/step.ts";
import type { Step } from "./steps/step.ts";
import { openBase } from "./world/base.ts";
import type { Base } from "./world/base.ts";

const TRACES = join(import.meta.dirname, "../../.artifacts/weeks");
const MINUTE = 60_000;

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    seeds: { type: "string" },
    days: { type: "string", default: "30" },
    /** Ends a seed earlier than its days. */
    steps: { type: "string", default: "Infinity" },
    /** Minutes of real time for all seeds; a seed that was begun is completed. */
    minutes: { type: "string", default: "600" },
    shrink: { type: "string", default: "12" },
    replay: { type: "string" },
    /** Prints each step when it is done. */
    verbose: { type: "boolean", default: false },
    /** The applications are built already. */
    built: { type: "boolean", default: false },
  },
});

function seedsOf(): number[] {
  const [first = 1, last = first] = (values.seeds ?? values.seed ?? String(Date.now() % 1_000_000))
    .split("-")
    .map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function tell({ seed, steps, failure, days, daysWithActions }: Played, seconds: number): void {
  const result = failure === null ? "passed" : `FAILED: ${failure.invariant}`;
  const length = `${steps.length} steps on ${daysWithActions} of ${days.toFixed(1)} days`;
  console.log(`seed ${seed}: ${length}, ${seconds.toFixed(0)} s, ${result}`);
  if (failure) for (const finding of failure.findings) console.log(`  ${finding}`);
}

async function explain(base: Base, played: Played): Promise<void> {
  const { seed, failure } = played;
  mkdirSync(TRACES, { recursive: true });
  const file = join(TRACES, `seed-${seed}.json`);
  const record = (steps: readonly Step[]): void =>
    writeFileSync(file, JSON.stringify({ seed, failure, steps, all: played.steps }, null, 2));
  // At once: shortening takes minutes, and may be stopped.
  record(played.steps);
  const failsAgain = async (steps: readonly Step[]): Promise<boolean> =>
    (await playSteps(base, seed, steps)).failure?.invariant === failure?.invariant;
  const isRepeated = Number(values.shrink) > 0 && (await failsAgain(played.steps));
  const short = isRepeated ? await shrink(played.steps, failsAgain, Number(values.shrink)) : played.steps;
  record(short);
  console.log(
    isRepeated
      ? `  ${short.length} of ${played.steps.length} steps are enough:`
      : "  Not shortened: the steps did not fail again, so the failure depends on the order of answers.",
  );
  for (const step of short) console.log(`    ${describeStep(step)}`);
  console.log(`  Again: pnpm test:weeks --replay ${file}`);
}

async function replay(base: Base, file: string): Promise<boolean> {
  const { seed, steps } = JSON.parse(readFileSync(file, "utf8")) as { seed: number; steps: readonly Step[] };
  const started = Date.now();
  const played = await playSteps(base, seed, steps);
  tell(played, (Date.now() - started) / 1000);
  return played.failure === null;
}

const onStep = (step: Step, reason: string | null): void =>
  console.log(`  ${describeStep(step)}${reason === null ? "" : ` (not possible: ${reason})`}`);

async function main(): Promise<boolean> {
  if (!values.built) await build(["@showroom/showroom", "@showroom/staff-preview"], new AbortController().signal);
  const base = await openBase();
  const end = Date.now() + Number(values.minutes) * MINUTE;
  let failed = 0;
  let passed = 0;
  try {
    if (values.replay !== undefined) return await replay(base, values.replay);
    for (const seed of seedsOf()) {
      if (Date.now() >= end) break;
      const started = Date.now();
      const limits = { days: Number(values.days), steps: Number(values.steps), ...(values.verbose && { onStep }) };
      const played = await playSeed(base, seed, limits).catch((error: unknown) => {
        console.log(`seed ${seed}: FAILED: the simulation ended with an error`, error);
        return null;
      });
      if (played !== null) tell(played, (Date.now() - started) / 1000);
      if (played?.failure === null) passed += 1;
      else {
        failed += 1;
        if (played !== null) await explain(base, played);
      }
    }
  } finally {
    await base.close();
  }
  console.log(`${passed} seeds passed, ${failed} failed.`);
  return failed === 0;
}

process.exit((await main()) ? 0 : 1);
