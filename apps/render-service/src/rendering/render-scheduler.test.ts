import { describe, expect, it, vi } from "vitest";
import { preparedView, startScheduler } from "../testing/scheduler-fixture.ts";
import { RenderBusyError, RenderScheduler } from "./render-scheduler.ts";

describe("the order", () => {
  it("is one solve at a time; composites run beside it and before waiting solves", async () => {
    const { ask, warm, keys, jobs, settle } = startScheduler({ slots: { composite: 1, solve: 1 } });
    ask("a", "cold-1", "x");
    ask("b", "cold-2", "x");
    await settle();
    expect(keys()).toEqual(["cold-1/x"]);
    warm.add("warm");
    ask("c", "warm", "x");
    ask("d", "warm", "y");
    await settle();
    expect(keys()).toEqual(["cold-1/x", "warm/x"]);
    jobs[1]?.done();
    await settle();
    expect(keys()).toEqual(["cold-1/x", "warm/x", "warm/y"]);
    jobs[0]?.done();
    await settle();
    expect(keys()).toEqual(["cold-1/x", "warm/x", "warm/y", "cold-2/x"]);
  });

  it("treats a waiting solve as a composite once its light is known", async () => {
    const { ask, warm, keys, jobs, settle } = startScheduler();
    ask("a", "view", "x");
    ask("b", "view", "y");
    await settle();
    expect(keys()).toEqual(["view/x"]);
    warm.add("view");
    jobs[0]?.show("refined");
    await settle();
    expect(keys()).toEqual(["view/x", "view/y"]);
  });
});

describe("turns", () => {
  it("alternate between owners, independent of their number of connections", async () => {
    const { ask, keys, jobs, settle } = startScheduler({ slots: { composite: 1, solve: 1 } });
    for (let n = 0; n < 8; n += 1) ask(`flooder ${n}`, `odd-${n}`, "x", "flooder");
    await settle();
    ask("buyer", "room", "x", "buyer");
    jobs[0]?.done();
    await settle();
    expect(keys()).toEqual(["odd-0/x", "room/x"]);
    ask("buyer 2", "room-2", "x", "buyer");
    jobs[1]?.done();
    await settle();
    expect(keys()[2]).toBe("odd-1/x");
    jobs[2]?.done();
    await settle();
    expect(keys()[3]).toBe("room-2/x");
  });

  it("leave slots for others when many pictures are made at once", async () => {
    const { ask, warm, keys, settle } = startScheduler({ slots: { composite: 4, solve: 4 } });
    for (let n = 0; n < 6; n += 1) ask(`flooder ${n}`, `odd-${n}`, "x", "flooder");
    await settle();
    ask("buyer", "room", "x", "buyer");
    await settle();
    expect(keys()).toEqual(["odd-0/x", "room/x"]);
    warm.add("hot");
    for (let n = 0; n < 3; n += 1) ask(`flooder's hot ${n}`, "hot", `${n}`, "flooder");
    await settle();
    expect(keys().slice(2)).toEqual(["hot/0"]);
  });
});

describe("a newer request for a place", () => {
  it("replaces one that waits", async () => {
    const { ask, jobs, keys, settle } = startScheduler();
    ask("a", "busy", "x");
    await settle();
    for (const tile of ["1", "2", "3"]) ask("b", "cold", tile);
    jobs[0]?.done();
    await settle();
    expect(keys()).toEqual(["busy/x", "cold/3"]);
  });

  it("stops a solve of another view, and sends none of its pictures", async () => {
    const { ask, jobs, told, keys, settle } = startScheduler();
    ask("a", "view-1", "x");
    await settle();
    ask("a", "view-2", "x");
    jobs[0]?.show("final");
    await settle();
    expect(jobs[0]?.signal.aborted).toBe(true);
    expect(keys()).toEqual(["view-1/x", "view-2/x"]);
    expect(told).toEqual([]);
  });

  it("lets a solve of the same view continue, because its light is needed", async () => {
    const { ask, jobs, warm, told, keys, settle } = startScheduler();
    ask("a", "view", "x");
    await settle();
    ask("a", "view", "y");
    await settle();
    expect(jobs[0]?.signal.aborted).toBe(false);
    warm.add("view");
    jobs[0]?.show("final");
    jobs[0]?.done();
    await settle();
    expect(keys()).toEqual(["view/x", "view/y"]);
    jobs[1]?.show("final");
    expect(told).toEqual(["a view/y-final"]);
  });

  it("does not stop a solve that another client waits for", async () => {
    const { ask, jobs, told, settle } = startScheduler();
    ask("a", "view", "x");
    ask("b", "view", "x");
    await settle();
    ask("a", "other", "x");
    jobs[0]?.show("final");
    expect(jobs[0]?.signal.aborted).toBe(false);
    expect(told).toEqual(["b view/x-final"]);
  });
});

describe("a request for a picture that is being made", () => {
  it("gets the pictures so far at once, then the following ones", async () => {
    const { ask, jobs, told, keys, settle } = startScheduler();
    ask("a", "view", "x");
    await settle();
    jobs[0]?.show("preview");
    ask("b", "view", "x");
    expect(told).toEqual(["a view/x-preview"]);
    await settle();
    jobs[0]?.show("final");
    expect(told).toEqual(["a view/x-preview", "b view/x-preview", "a view/x-final", "b view/x-final"]);
    expect(keys()).toEqual(["view/x"]);
  });
});

describe("a request just before a picture is finished", () => {
  it("still gets the picture, once", async () => {
    const { ask, jobs, told, settle } = startScheduler();
    ask("a", "view", "x");
    await settle();
    jobs[0]?.show("final");
    ask("b", "view", "x");
    jobs[0]?.done();
    await settle();
    expect(told).toEqual(["a view/x-final", "b view/x-final"]);
  });
});

describe("bounds", () => {
  it("refuse a request when the queue is full, and keep the place's earlier request", async () => {
    const { scheduler, ask, jobs, keys, settle } = startScheduler({ mostWaiting: 2 });
    ask("a", "v0", "x");
    await settle();
    ask("b", "v1", "x");
    ask("c", "v2", "x");
    expect(() => ask("d", "v3", "x")).toThrow(RenderBusyError);
    expect(() => ask("a", "v4", "x")).toThrow(RenderBusyError);
    expect(jobs[0]?.signal.aborted).toBe(false);
    // Replacing a request, or sharing a waiting picture, takes no more room in the queue.
    ask("c", "v5", "x");
    ask("d", "v5", "x");
    expect(scheduler.waiting).toBe(2);
    jobs[0]?.done();
    await settle();
    jobs[1]?.done();
    await settle();
    expect(keys()).toEqual(["v0/x", "v1/x", "v5/x"]);
  });

  it("prevent one client from filling the queue", async () => {
    const { ask, settle } = startScheduler({ mostWaitingPerOwner: 2 });
    ask("a", "v0", "x", "greedy");
    await settle();
    ask("b", "v1", "x", "greedy");
    ask("c", "v2", "x", "greedy");
    expect(() => ask("d", "v3", "x", "greedy")).toThrow(RenderBusyError);
    expect(ask("e", "v4", "x", "modest")).toEqual(expect.any(String));
  });
});

describe("the end of a job", () => {
  it("by failure is reported to all waiting clients, and the next picture follows", async () => {
    const { ask, jobs, told, keys, settle } = startScheduler();
    ask("a", "v0", "x");
    ask("b", "v0", "x");
    ask("c", "v1", "x");
    await settle();
    jobs[0]?.fail();
    await settle();
    expect(told).toEqual(["a failed: Error: broken", "b failed: Error: broken"]);
    expect(keys()).toEqual(["v0/x", "v1/x"]);
  });

  it("by disconnecting drops waiting pictures, stops the running one and reports nothing", async () => {
    const { scheduler, ask, jobs, told, settle } = startScheduler();
    ask("a main", "v0", "x");
    await settle();
    ask("a modal", "v1", "x");
    scheduler.forget(["a main", "a modal"]);
    await settle();
    expect(jobs.map((job) => job.signal.aborted)).toEqual([true]);
    expect([scheduler.waiting, scheduler.running, told.length]).toEqual([0, 0, 0]);
  });

  it("keeps the slot of a stopped solve taken until the solve has ended", async () => {
    const { scheduler, ask, settle } = startScheduler();
    const begun = vi.fn();
    let letGo: (() => void) | undefined;
    const stubborn = new RenderScheduler({
      maker: {
        isWarm: () => false,
        make: (view) =>
          new Promise((resolve) => {
            begun(view.viewKey);
            letGo = resolve;
          }),
      },
    });
    const askStubborn = (viewKey: string) =>
      stubborn.ask({
        place: "a",
        owner: "a",
        view: preparedView(viewKey, viewKey),
        onPicture: () => undefined,
        onFailed: () => undefined,
      });
    askStubborn("v0");
    await settle();
    askStubborn("v1");
    await settle();
    expect(begun.mock.calls).toEqual([["v0"]]);
    letGo?.();
    await settle();
    expect(begun.mock.calls).toEqual([["v0"], ["v1"]]);
    ask("a", "v", "x");
    await scheduler.stop();
    expect(scheduler.running).toBe(0);
  });
});
