import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodePixels, psnr } from "../testing/image-metrics.ts";
import { renderAll, renderFinal, testRequest } from "../testing/test-request.ts";
import { TEST_FINISHES } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import type { RenderedImage } from "./view-request.ts";

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 4000 });
});
afterAll(() => engine.close());

/** An odd number of rows: the last one is in neither half of the small picture. */
const large = testRequest({ width: 960, height: 541, samples: 2 });
let cold: RenderedImage[];
beforeAll(async () => {
  cold = await renderAll(engine, large);
});

test("a large picture of a hot view comes at half its size first, then the same as without a preview", async () => {
  const warm = await renderAll(engine, large);
  expect(warm.map(({ stage, width, height }) => [stage, width, height])).toEqual([
    ["preview", 480, 270],
    ["final", 960, 541],
  ]);
  expect(Buffer.from(warm[1]!.jpeg).equals(cold.at(-1).jpeg)).toBe(true);
});

test("the half-size picture shows the same tiles", async () => {
  const [half, whole] = await renderAll(engine, { ...large, finishes: TEST_FINISHES.green });
  const shown = await decodePixels(half!.jpeg);
  expect(psnr(shown, await halved(whole!))).toBeGreaterThan(25);
  expect(psnr(shown, await halved(cold.at(-1)))).toBeLessThan(20);
});

function halved({ jpeg }: RenderedImage): Promise<Buffer> {
  const even = sharp(jpeg).extract({ left: 0, top: 0, width: 960, height: 540 });
  return even.resize(480, 270).removeAlpha().raw().toBuffer();
}

test("a camera that exposes longer shows the same light brighter", async () => {
  const small = testRequest({ width: 96, height: 54, samples: 8 });
  const brightness = async (exposure: number) => {
    const pixels = await decodePixels(
      (await renderFinal(engine, { ...small, camera: { ...small.camera, exposure } })).jpeg,
    );
    return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
  };
  const [plain, longer] = [await brightness(1), await brightness(2)];
  expect(longer).toBeGreaterThan(plain * 1.1);
  expect(longer).toBeLessThan(plain * 2);
});

test("a request that is aborted after the half-size picture does not get the whole one", async () => {
  const leaving = new AbortController();
  const stages: string[] = [];
  const onImage = ({ stage }: RenderedImage) => {
    stages.push(stage);
    leaving.abort(new Error("changed my mind"));
  };
  await expect(engine.render(large, onImage, leaving.signal)).rejects.toThrow("changed my mind");
  expect(stages).toEqual(["preview"]);
  expect(await renderAll(engine, large)).toHaveLength(2);
});

test("pixels are released when they are encoded, and when the request is aborted", async () => {
  await renderAll(engine, large);
  const before = engine.arena.usedBytes;
  await renderAll(engine, large);
  const leaving = new AbortController();
  await expect(engine.render(large, () => leaving.abort(), leaving.signal)).rejects.toThrow();
  await expect.poll(() => engine.arena.usedBytes).toBe(before);
});
