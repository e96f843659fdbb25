import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderAll, renderFinal, testRequest } from "../testing/test-request.ts";
import { TEST_CAMERAS } from "../testing/test-room.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import { halfTiled, tile } from "../testing/test-tiles.ts";
import type { PicturePart, RenderedImage, ViewRequest } from "./view-request.ts";

let cacheDirectory = "";
let engine: LayeredEngine;
const start = (maxHotViewBytes = 480e6) =>
  createEngine({ threads: 2, cachePoints: 4000, cacheDirectory, maxHotViewBytes });

beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), "first-pictures-"));
});
afterEach(async () => {
  await engine.close();
  await rm(cacheDirectory, { recursive: true, force: true });
});

/** Large enough that another picture is made while it is refined. */
const slow = testRequest({ width: 960, height: 540, camera: TEST_CAMERAS.bath });
const other = testRequest({ camera: TEST_CAMERAS.basin, geometryKey: "another room" });

/** Renders `slow`, and `request` from its first picture on. Returns their stages in the order in which they came. */
async function whileRefined(request: ViewRequest, part?: PicturePart): Promise<string[]> {
  const shown: string[] = [];
  let begun: Promise<void> | undefined;
  await engine.render(slow, ({ stage }) => {
    shown.push(`slow ${stage}`);
    begun ??= engine.render(request, (image) => shown.push(image.stage), undefined, part);
  });
  await begun;
  return shown;
}

test("a first picture waits for no refinement", async () => {
  engine = await start();
  const shown = await whileRefined(other);
  expect(shown).toHaveLength(6);
  expect(shown.slice(0, 3)).toEqual(["slow preview", "preview", "slow refined"]);
});

test("a stored view waits for no refinement", async () => {
  engine = await start(1000);
  await renderFinal(engine, other);
  await renderFinal(engine, testRequest());
  expect(engine.isWarm(other)).toBe(false);
  expect(await whileRefined(other)).toEqual(["slow preview", "final", "slow refined", "slow final"]);
});

test("pictures are the same to the byte when stored, first and refined ones are made at once", async () => {
  engine = await start(1000);
  const third = testRequest({ camera: TEST_CAMERAS.front, width: 480, height: 270, geometryKey: "another room" });
  const alone = [await renderFinal(engine, other)];
  for (const request of [slow, third]) alone.push(await renderFinal(engine, request));
  const stored = await renderFinal(engine, other);
  await engine.close();
  await rm(cacheDirectory, { recursive: true });
  engine = await start(1000);
  await renderFinal(engine, other);
  await renderFinal(engine, testRequest());
  const together = await Promise.all([other, slow, third].map((request) => renderFinal(engine, request)));
  const bytes = (images: readonly { readonly jpeg: Uint8Array }[]) =>
    images.map(({ jpeg }) => Buffer.from(jpeg).toString("base64"));
  expect(bytes([stored, ...together])).toEqual(bytes([alone[0]!, ...alone]));
});

test("of views that wait for light, those of a higher rank come last", async () => {
  engine = await start();
  const finals: string[] = [];
  const ask = (name: string, request: ViewRequest) =>
    engine.render(request, ({ stage }) => {
      if (stage === "final") finals.push(name);
    });
  let others: Promise<unknown> | undefined;
  // All of them come while the light of the first is solved.
  await engine.render(slow, () => {
    others ??= Promise.all([
      ask("side", testRequest({ rank: 1 })),
      ask("side 2", testRequest({ rank: 1, camera: TEST_CAMERAS.bath })),
      ask("still", other),
    ]);
  });
  await others;
  expect(finals[0]).toBe("still");
});

test("a picture is made in two parts, and a known one wholly in the first", async () => {
  engine = await start();
  const stagesOf = async (part: PicturePart) => {
    const stages: string[] = [];
    await engine.render(other, ({ stage }) => stages.push(stage), undefined, part);
    return stages;
  };
  expect(await stagesOf("first")).toEqual(["preview"]);
  expect(engine.isWarm(other)).toBe(false);
  expect(await stagesOf("refinement")).toEqual(["refined", "final"]);
  expect(await stagesOf("first")).toEqual(["final"]);
  expect(await stagesOf("refinement")).toEqual(["final"]);
});

test("other tiles get a first picture from the light of the first preview", async () => {
  engine = await start();
  await engine.render(other, () => undefined, undefined, "first");
  let solves = 0;
  const { pool } = engine;
  const range = pool.range.bind(pool);
  pool.range = (job, options) => {
    if (job.kernel === "solveCells") solves++;
    return range(job, options);
  };
  const images: RenderedImage[] = [];
  const green = {
    ...other,
    finishes: halfTiled(tile("green", 0.1, 0.1), tile("sand", 0.3, 0.3, { roughness: 0.33 })),
  };
  await engine.render(green, (image) => images.push(image), undefined, "first");
  expect(images.map(({ stage, width }) => [stage, width])).toEqual([["preview", 96]]);
  expect(solves).toBe(0);
  const used = engine.hotBytes;
  await engine.render(green, () => undefined, undefined, "refinement");
  expect(solves).toBeGreaterThan(0);
  expect(engine.hotBytes).toBeGreaterThan(used);
  await engine.giveBack();
  expect((await renderAll(engine, other)).map(({ stage }) => stage)).toEqual(["final"]);
});

test("an aborted first picture holds up no other", async () => {
  engine = await start();
  const abort = new AbortController();
  const gone = engine.render(slow, () => undefined, abort.signal, "first");
  const waiting = renderAll(engine, other);
  setTimeout(() => abort.abort(new Error("changed my mind")), 20);
  await expect(gone).rejects.toThrow("changed my mind");
  expect((await waiting).map(({ stage }) => stage)).toEqual(["preview", "refined", "final"]);
});
