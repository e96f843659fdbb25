import { afterAll, beforeAll, expect, test } from "vitest";
import { testRequest } from "../testing/test-request.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import { type HotView, sampleCount } from "./hot-view.ts";
import { withSolvedView } from "./solve-for-later.ts";

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 4000 });
});
afterAll(() => engine.close());

const request = testRequest({ width: 480, height: 270, samples: 2 });
/** Bytes per sample that are kept of a view, but for how its light changes with its colours. */
const bytesPerSample = async (view: HotView) =>
  (view.bytes - view.cells * engine.kernels.sharesBytes()) / sampleCount(view);

test("a hot view takes half of what its samples take while they are solved", async () => {
  const kept = await withSolvedView(engine, request, bytesPerSample);
  expect(kept).toBeLessThan(engine.kernels.recordBytes() / 2);
});

test("the memory of a view is given back, however often it was solved further", async () => {
  const solve = () =>
    withSolvedView(engine, request, async (_view, solver) => {
      await solver.light(10);
    });
  await solve();
  const used = engine.arena.usedBytes;
  await solve();
  expect(engine.arena.usedBytes).toBe(used);
});
