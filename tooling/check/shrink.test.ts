import { expect, it } from "vitest";
import { shrink } from "../weeks/shrink.ts";
import type { Step } from "../weeks/steps/step.ts";

const use = (device: string, name: string): Step => ({ kind: "use", device, tab: 0, role: "button", name, nth: 0 });
const night: Step = { kind: "pass", minutes: 480 };
const played = [
  use("laptop", "A"),
  use("phone", "B"),
  night,
  use("phone", "C"),
  use("laptop", "D"),
  use("visitor", "E"),
  use("laptop", "F"),
];

/** Fails while the steps contain those that the fault needs. */
const needs =
  (...needed: readonly Step[]) =>
  (steps: readonly Step[]): Promise<boolean> =>
    Promise.resolve(needed.every((step) => steps.includes(step)));

it("leaves only the steps that the failure needs, and the last one", async () => {
  const [first, , , , fourth, , last] = played;
  if (!first || !fourth || !last) throw new Error("no steps");
  expect(await shrink(played, needs(night, fourth), 100)).toEqual([night, fourth, last]);
  expect(await shrink(played, needs(), 100)).toEqual([last]);
  expect(await shrink(played, needs(...played), 100)).toEqual(played);
});

it("first leaves out what other devices did, and stops after the given number of replays", async () => {
  let replays = 0;
  const short = await shrink(played, (steps) => ((replays += 1), needs(night)(steps)), 2);
  expect(replays).toBe(2);
  expect(short.map((step) => ("device" in step ? step.device : step.kind))).toEqual([
    "laptop",
    "pass",
    "laptop",
    "laptop",
  ]);
});
