import type { Step } from "../steps/step.ts";
import type { Observation } from "../world/observe.ts";
import type { World } from "../world/world.ts";

/** A step, with what was seen before and after it. */
export interface Happened {
  readonly world: World;
  readonly step: Step;
  readonly before: Observation;
  readonly after: Observation;
}

/** What must hold after every step. It returns what does not. */
export interface Invariant {
  readonly name: string;
  readonly check: (happened: Happened) => Promise<readonly string[]> | readonly string[];
}
