import { afterAll, beforeAll, expect, test } from "vitest";
import { decodePixels, psnrAgainstPair } from "../testing/image-metrics.ts";
import { loadKernelsForTests, type TestKernel } from "../testing/kernels-for-tests.ts";
import { renderReference } from "../testing/reference.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { TEST_FINISHES } from "../testing/test-tiles.ts";
import { type LayeredEngine, startEngine } from "./engine.ts";

/** An engine on the test build of the kernels, which also contains the path tracer. */
let engine: LayeredEngine<TestKernel>;
beforeAll(async () => {
  engine = await startEngine(await loadKernelsForTests(), { threads: 2 });
}, 120_000);
afterAll(() => engine.close());

test.each(["calm", "green", "night"] as const)("%s: the picture is close to a path-traced one", async (name) => {
  const request = testRequest({ width: 256, height: 144, finishes: TEST_FINISHES[name], samples: 32 });
  // Bands across the picture say as much as all of it.
  const bands = [8, 32, 56, 80, 104, 128].map((from): [number, number] => [from, from + 8]);
  const rows = (image: Uint8Array) =>
    Buffer.concat(bands.map(([from, to]) => image.subarray(from * 256 * 3, to * 256 * 3)));
  const first = rows(await renderReference(engine, request, 40, { bands }));
  const second = rows(await renderReference(engine, request, 40, { bands, skip: 40 }));
  const layered = rows(await decodePixels((await renderFinal(engine, request)).jpeg));
  expect(psnrAgainstPair(layered, first, second)).toBeGreaterThan(26.5);
});
