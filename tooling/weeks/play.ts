/** Plays a world: by chance from a seed, or a recorded list of steps. Ends at the first step after which something is wrong. */
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { INVARIANTS } from "./invariants/all.ts";
import type { Happened, Invariant } from "./invariants/invariant.ts";
import { createRandom } from "./random.ts";
import { beginnings, chooseStep } from "./steps/choose.ts";
import { perform } from "./steps/perform.ts";
import type { Step } from "./steps/step.ts";
import type { Base } from "./world/base.ts";
import { observe } from "./world/observe.ts";
import type { Observation } from "./world/observe.ts";
import { beginStep } from "./world/tab.ts";
import { openWorld, settle } from "./world/world.ts";
import type { World } from "./world/world.ts";

export interface Failure {
  readonly invariant: string;
  readonly findings: readonly string[];
}

export interface Played {
  readonly seed: number;
  /** The steps that could be done. */
  readonly steps: readonly Step[];
  readonly failure: Failure | null;
  /** Days of the world that passed. */
  readonly days: number;
  /** Days on which somebody did something. */
  readonly daysWithActions: number;
}

const DAY = 24 * 60 * 60 * 1000;

async function findFailure(invariants: readonly Invariant[], happened: Happened): Promise<Failure | null> {
  for (const { name, check } of invariants) {
    const findings = await check(happened);
    if (findings.length > 0) return { invariant: name, findings };
  }
  return null;
}

async function takeStep(world: World, step: Step, before: Observation, invariants: readonly Invariant[]) {
  for (const { tabs } of world.devices) for (const tab of tabs) beginStep(tab);
  const { isDone, reason } = await perform(world, step);
  await settle(world);
  const after = await observe(world);
  const failure = await findFailure(invariants, { world, step, before, after });
  return { isDone, reason, after, failure };
}

interface Limits {
  readonly days: number;
  readonly steps: number;
  /** `reason` says why a step was not possible. */
  readonly onStep?: (step: Step, reason: string | null) => void;
}

interface Script {
  readonly next: (world: World, at: number) => Promise<Step | null>;
  /** Instead of the project that every world begins with. */
  readonly project?: Bundle;
  /** What must hold besides. */
  readonly invariants?: readonly Invariant[];
}

export async function play(base: Base, seed: number, limits: Limits, { next, project, invariants = [] }: Script) {
  const world = await openWorld(base, createRandom(seed), project);
  const steps: Step[] = [];
  const daysWithActions = new Set<number>();
  let failure: Failure | null = null;
  try {
    let before = await observe(world);
    const isOver = (): boolean => world.passed >= limits.days * DAY || steps.length >= limits.steps;
    for (let at = 0; failure === null && !isOver(); at += 1) {
      const step = await next(world, at);
      if (step === null) break;
      const taken = await takeStep(world, step, before, [...INVARIANTS, ...invariants]);
      limits.onStep?.(step, taken.reason);
      if (taken.isDone || taken.failure !== null) steps.push(step);
      if (taken.isDone && step.kind !== "pass") daysWithActions.add(Math.floor(world.passed / DAY));
      ({ failure } = taken);
      before = taken.after;
    }
    return { seed, steps, failure, days: world.passed / DAY, daysWithActions: daysWithActions.size };
  } finally {
    await world.close();
  }
}

export async function playSeed(base: Base, seed: number, limits: Limits): Promise<Played> {
  // The world takes its devices from the same seed; its steps take another sequence.
  const random = createRandom(seed + 0x5eed);
  let begun: Step[] | null = null;
  let last: Step | null = null;
  return await play(base, seed, limits, {
    next: async (world, at) => {
      begun ??= beginnings(world);
      last = begun[at] ?? (await chooseStep(world, random, last?.kind !== "pass"));
      return last;
    },
  });
}

export const playSteps = (base: Base, seed: number, steps: readonly Step[]): Promise<Played> =>
  play(base, seed, { days: Infinity, steps: Infinity }, { next: (_, at) => Promise.resolve(steps[at] ?? null) });
