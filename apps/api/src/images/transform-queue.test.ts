import { describe, expect, it, vi } from "vitest";
import { createTransformQueue } from "./transform-queue.ts";

const asker = (address = "10.0.0.1") => {
  const connection = new AbortController();
  return { address, gone: connection.signal, leave: () => connection.abort() };
};

/** Work that the test completes. */
function heldWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), finish: resolve };
}

/** Occupies both slots, so that later work is queued. */
async function fill(queue: ReturnType<typeof createTransformQueue>) {
  const held = [heldWork(), heldWork()];
  const done = held.map(({ work }, at) => queue.make(`held-${at}`, asker("10.0.0.9"), work));
  await vi.waitFor(() => expect(queue.waiting()).toBe(0));
  return async (): Promise<void> => {
    for (const { finish } of held) finish();
    await Promise.all(done);
  };
}

describe("the transform queue", () => {
  it("makes a picture once for all requests", async () => {
    const queue = createTransformQueue();
    const { work, finish } = heldWork();
    const asked = [1, 2, 3].map(() => queue.make("a", asker(), work));
    finish();
    await Promise.all(asked);
    expect(work).toHaveBeenCalledOnce();
  });

  it("drops work without waiting requests", async () => {
    const queue = createTransformQueue();
    const release = await fill(queue);
    const [abandoned, wanted] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    const [one, other, stays] = [asker(), asker(), asker()];
    const dropped = [queue.make("abandoned", one, abandoned), queue.make("abandoned", other, abandoned)];
    const kept = [queue.make("wanted", one, wanted), queue.make("wanted", stays, wanted)];
    const ends = Promise.allSettled([...dropped, ...kept]);
    one.leave();
    other.leave();
    await release();
    await ends;
    expect(abandoned).not.toHaveBeenCalled();
    expect(wanted).toHaveBeenCalledOnce();
  });

  it("makes a dropped picture for a later request", async () => {
    const queue = createTransformQueue();
    const release = await fill(queue);
    const first = asker();
    const dropped = queue.make("a", first, async () => undefined).catch(() => "dropped");
    first.leave();
    const work = vi.fn(async () => undefined);
    const made = queue.make("a", asker(), work);
    await release();
    await made;
    expect(await dropped).toBe("dropped");
    expect(work).toHaveBeenCalledOnce();
  });

  it("refuses an address with too many requests, but not others", async () => {
    const queue = createTransformQueue();
    const release = await fill(queue);
    const asked = Array.from({ length: 120 }, (_, at) => queue.make(`p${at}`, asker(), async () => undefined));
    await expect(queue.make("more", asker(), async () => undefined)).rejects.toMatchObject({
      code: "too-many-requests",
    });
    asked.push(queue.make("other", asker("10.0.0.2"), async () => undefined));
    await release();
    await Promise.all(asked);
    await expect(queue.make("again", asker(), async () => undefined)).resolves.toBeUndefined();
  });

  it("refuses everyone while the queue is full", async () => {
    const queue = createTransformQueue();
    const release = await fill(queue);
    const asked = Array.from({ length: 400 }, (_, at) =>
      queue.make(`p${at}`, asker(`10.1.0.${at}`), async () => undefined),
    );
    expect(queue.waiting()).toBe(400);
    await expect(queue.make("more", asker("10.2.0.1"), async () => undefined)).rejects.toMatchObject({
      code: "overloaded",
    });
    await release();
    await Promise.all(asked);
  });
});
