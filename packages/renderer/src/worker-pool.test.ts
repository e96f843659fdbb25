import { afterAll, beforeAll, expect, test } from "vitest";
import { instantiateKernels, loadKernelModule } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";
import { type Priority, WorkerPool } from "./worker-pool.ts";

const NOTHING = { scene: 0, view: 0, palette: 0 };
let arena: MemoryArena;
let pool: WorkerPool;
beforeAll(async () => {
  arena = new MemoryArena();
  pool = await WorkerPool.start(await loadKernelModule(), arena, 2);
});
afterAll(() => pool.close());

/** A small job: prepares a one-pixel texture. */
const job = (priority: Priority, signal?: AbortSignal) =>
  pool.single("prepareTexture", NOTHING, [arena.allocate(1024), 1, 1], { priority, signal });

const UNROUNDED = Math.fround(1 / 3);

/**
 * A solve that rounds two million colours, one per claim. It takes about 300 ms, so that a test can interrupt it even when
 * other processes keep the test's thread from running.
 */
async function longSolve() {
  const kernels = instantiateKernels(await loadKernelModule(), arena.memory);
  const count = 1 << 21;
  const colors = arena.allocate(count * 16);
  const light = () => arena.floats(colors, count * 4);
  light().fill(UNROUNDED);
  const view = arena.allocate(kernels.viewBytes());
  kernels.describeSolve(view, 0, 0, 0, 0, 0, 0, colors, 0);
  const binding = { scene: 0, view, palette: 0 };
  return { solve: { kernel: "roundLight", binding, count, chunk: 1 } as const, light };
}

test("jobs of an earlier priority overtake those that wait", async () => {
  const order: string[] = [];
  const priorities = ["solve", "solve", "preview", "restore", "composite"] as const;
  await Promise.all(priorities.map((priority) => job(priority).then(() => order.push(priority))));
  expect(order).toEqual(["solve", "composite", "restore", "preview", "solve"]);
});

test.each([
  ["composite", "solve"],
  ["preview", "solve"],
  ["restore", "preview"],
] as const)("a %s gets in between the parts of a %s that runs, and all of that is done", async (early, late) => {
  const { solve, light } = await longSolve();
  const order: string[] = [];
  await Promise.all([
    pool.range(solve, { priority: late }).then(() => order.push(late)),
    job(early).then(() => order.push(early)),
  ]);
  expect(order).toEqual([early, late]);
  const [rounded] = light();
  expect(rounded).not.toBe(UNROUNDED);
  expect(light().every((value, at) => at % 4 === 3 || value === rounded)).toBe(true);
});

test("a solve does not get in between the jobs of a preview", async () => {
  const order: string[] = [];
  const preview = async () => {
    for (const part of ["preview 1", "preview 2"]) {
      await job("preview");
      await Promise.resolve();
      order.push(part);
    }
  };
  await Promise.all([preview(), job("solve").then(() => order.push("solve"))]);
  expect(order).toEqual(["preview 1", "preview 2", "solve"]);
});

test("a solve that is aborted while it runs ends at its next claim", async () => {
  const { solve, light } = await longSolve();
  const abort = new AbortController();
  const solving = pool.range(solve, { priority: "solve", signal: abort.signal });
  abort.abort(new Error("no longer wanted"));
  await expect(solving).rejects.toThrow("no longer wanted");
  expect(light().at(-4)).toBe(UNROUNDED);
});

test("an aborted job never starts, and the rest goes on", async () => {
  const abort = new AbortController();
  abort.abort(new Error("no longer wanted"));
  await expect(job("solve", abort.signal)).rejects.toThrow("no longer wanted");
  await job("solve");
});

test("a kernel that fails is named, and the pool survives it", async () => {
  const beyond = 0xfffffff0;
  const failing = pool.single("prepareTexture", NOTHING, [beyond, 4, 4], { priority: "solve" });
  await expect(failing).rejects.toThrow(/Kernel prepareTexture failed: memory access out of bounds/);
  await job("solve");
});

test("a closed pool refuses work", async () => {
  const closed = await WorkerPool.start(await loadKernelModule(), new MemoryArena(), 1);
  await closed.close();
  await expect(closed.single("packLight", NOTHING, [0], { priority: "solve" })).rejects.toThrow("closed");
});
