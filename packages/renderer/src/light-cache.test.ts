import type { Rgb } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";
import type { CacheQuality } from "./geometry-store.ts";

/** Light of the test room after its cache was filled to each of these qualities in turn. */
async function wallLightBy(...qualities: readonly CacheQuality[]) {
  const engine = await createEngine({ threads: 2, cachePoints: 4000 });
  try {
    return await engine.withGeometry(testRequest(), { priority: "solve" }, async (geometry) => {
      let light: Rgb = [0, 0, 0];
      for (const quality of qualities) light = await engine.geometries.light(geometry, { priority: "solve" }, quality);
      return light;
    });
  } finally {
    await engine.close();
  }
}

test("a room's light is the same whether a preview came first or not, and near that of the preview", async () => {
  const atOnce = await wallLightBy("whole");
  expect(await wallLightBy("coarse", "whole")).toEqual(atOnce);
  const coarse = await wallLightBy("coarse");
  expect(coarse).not.toEqual(atOnce);
  for (const [channel, value] of coarse.entries()) {
    expect(value / (atOnce[channel] ?? 0)).toBeGreaterThan(0.8);
    expect(value / (atOnce[channel] ?? 0)).toBeLessThan(1.25);
  }
});
