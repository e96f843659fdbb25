import { expect, it } from "vitest";
import { startScheduler } from "../testing/scheduler-fixture.ts";

it("a panorama waits while a still waits for light, also of an owner whose turn is later", async () => {
  const { ask, warm, keys, jobs, settle } = startScheduler({ slots: { composite: 1, solve: 1 } });
  ask("a", "busy", "x");
  await settle();
  ask("b", "around", "x", "b", "around-left");
  ask("a", "still", "x");
  jobs[0]?.done();
  await settle();
  expect(keys()).toEqual(["busy/x", "still/x"]);
  jobs[1]?.done();
  await settle();
  expect(keys()).toEqual(["busy/x", "still/x", "around/x"]);
  // Its next tiles are a composite as any other.
  warm.add("around");
  ask("c", "cold", "x");
  ask("b", "around", "y", "b", "around-left");
  await settle();
  expect(keys().at(-1)).toBe("around/y");
});
