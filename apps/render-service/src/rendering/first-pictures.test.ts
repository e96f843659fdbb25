import { expect, it } from "vitest";
import { startScheduler } from "../testing/scheduler-fixture.ts";

it("the first picture of another view comes before the refinement of one that is shown", async () => {
  const { scheduler, ask, keys, jobs, told, settle } = startScheduler({ slots: { composite: 1, solve: 1 } });
  for (const buyer of ["a", "b", "c"]) ask(buyer, `cold-${buyer}`, "x");
  await settle();
  expect(keys()).toEqual(["cold-a/x"]);
  jobs[0]?.show("preview");
  jobs[0]?.show("refined");
  await settle();
  expect(keys()).toEqual(["cold-a/x", "cold-b/x"]);
  expect([scheduler.running, scheduler.refining, scheduler.waiting]).toEqual([1, 1, 1]);
  jobs[1]?.fail();
  jobs[0]?.show("final");
  jobs[0]?.done();
  await settle();
  expect(keys()).toEqual(["cold-a/x", "cold-b/x", "cold-c/x"]);
  expect([scheduler.running, scheduler.refining, scheduler.waiting]).toEqual([1, 0, 0]);
  expect(told).toContain("a cold-a/x-final");
});

it("an owner gets the next first picture when the one before is shown, not when it is refined", async () => {
  const { ask, keys, jobs, settle } = startScheduler({ slots: { composite: 4, solve: 4 } });
  for (const n of [0, 1, 2]) ask(`page ${n}`, `view-${n}`, "x", "a");
  for (const n of [0, 1, 2]) {
    await settle();
    expect(keys()).toHaveLength(n + 1);
    jobs[n]?.show("preview");
  }
});

it("an owner who had many first pictures gives way to what others wait for, for some seconds", async () => {
  let now = 0;
  const { ask, keys, jobs, settle } = startScheduler({ slots: { composite: 4, solve: 4 }, now: () => now });
  const askQuickly = async (n: number) => {
    ask("quick", `quick-${n}`, "x");
    await settle();
    jobs[keys().indexOf(`quick-${n}/x`)]?.show("preview");
  };
  for (let n = 0; n < 20; n += 1) await askQuickly(n);
  expect(keys()).toHaveLength(20);
  ask("calm", "room", "x");
  await settle();
  jobs.at(-1)?.show("preview");
  await askQuickly(20);
  expect(keys().at(-1)).toBe("room/x");
  now += 5_000;
  await askQuickly(21);
  expect(keys().at(-1)).toBe("quick-21/x");
  await askQuickly(22);
  expect(keys().at(-1)).toBe("quick-21/x");
  jobs[20]?.done();
  await settle();
  expect(keys().at(-1)).toBe("quick-22/x");
});

it("the light of an owner's second picture comes after the light of others' first ones", async () => {
  const { ask, jobs, settle } = startScheduler();
  const show = async (place: string, owner: string) => {
    ask(place, `view of ${place}`, "x", owner);
    await settle();
    jobs.at(-1)?.show("preview");
  };
  for (const place of ["a1", "a2", "a3"]) await show(place, "a");
  await show("b1", "b");
  // The one before is dropped.
  ask("b1", "another view", "x", "b");
  await settle();
  expect(jobs.map(({ rank }) => rank)).toEqual([0, 1, 2, 0, 0]);
});
