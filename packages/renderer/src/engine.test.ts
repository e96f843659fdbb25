import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TilePattern } from "@showroom/scene/mesh-format";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderAll, renderFinal, testRequest } from "../testing/test-request.ts";
import { TEST_CAMERAS, testRoom } from "../testing/test-room.ts";
import { halfTiled, loadTestTexture, TEST_FINISHES, tile } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import { TILED_SURFACES } from "./tiled-surfaces.ts";

const digest = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Enough for pictures as small as these, and ten times as fast. */
const SMALL = { threads: 2, cachePoints: 4000 };

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine(SMALL);
});
afterAll(() => engine.close());

describe("stages", () => {
  test("a cold view comes in three pictures, a warm one in one", async () => {
    const request = testRequest({ geometryKey: "stages" });
    expect(engine.isWarm(request)).toBe(false);
    const cold = await renderAll(engine, request);
    expect(cold.map(({ stage, width, height }) => [stage, width, height])).toEqual([
      ["preview", 96, 54],
      ["refined", 192, 108],
      ["final", 192, 108],
    ]);
    expect(engine.isWarm(request)).toBe(true);
    const warm = await renderAll(engine, request);
    expect(warm.map(({ stage }) => stage)).toEqual(["final"]);
    expect(digest(warm[0]!.jpeg)).toBe(digest(cold[2]!.jpeg));
  });

  test("other tiles of the same gloss keep a view warm; another gloss, camera or size does not", async () => {
    const request = testRequest({ geometryKey: "stages" });
    await renderFinal(engine, request);
    const finishes = halfTiled(tile("green", 0.1, 0.1), tile("sand", 0.3, 0.3, { roughness: 0.33 }));
    expect(engine.isWarm({ ...request, finishes })).toBe(true);
    const matt = halfTiled(tile("green", 0.1, 0.1, { roughness: 0.6 }), tile("sand", 0.3, 0.3));
    expect(engine.isWarm({ ...request, finishes: matt })).toBe(false);
    expect(engine.isWarm({ ...request, camera: TEST_CAMERAS.basin })).toBe(false);
    expect(engine.isWarm({ ...request, width: 200 })).toBe(false);
    expect(engine.isWarm({ ...request, geometryKey: "other" })).toBe(false);
  });

  test("two requests for the same cold view solve it once", async () => {
    const request = testRequest({ geometryKey: "twice" });
    const [first, second] = await Promise.all([renderAll(engine, request), renderAll(engine, request)]);
    expect([first.length, second.length].toSorted((a, b) => a - b)).toEqual([2, 3]);
    expect(digest(first.at(-1).jpeg)).toBe(digest(second.at(-1).jpeg));
  });
});

describe("errors", () => {
  test("a missing finish and an impossible tile are named", async () => {
    const { floor: _floor, ...rest } = TEST_FINISHES.calm;
    await expect(renderAll(engine, testRequest({ finishes: rest }))).rejects.toThrow(/"floor" has no finish/);
    const finishes = halfTiled(tile("green", 0, 0.1), tile("sand", 0.3, 0.3));
    await expect(renderAll(engine, testRequest({ finishes }))).rejects.toThrow(/0 x 0.1 m .* is not possible/);
    await expect(renderAll(engine, testRequest({ width: 0 }))).rejects.toThrow(/0 x 108 is not possible/);
  });

  test("a texture that fails to load fails this picture only", async () => {
    const loadTexture = () => Promise.reject(new Error("no such picture"));
    const finishes = halfTiled(tile("night", 0.6, 0.6), tile("terracotta", 0.3, 0.3));
    const request = testRequest({ geometryKey: "texture", finishes });
    await expect(renderAll(engine, { ...request, loadTexture })).rejects.toThrow("no such picture");
    expect((await renderFinal(engine, request)).jpeg.length).toBeGreaterThan(1000);
  });

  test("a texture of the wrong size is refused", async () => {
    const loadTexture = async () => ({ data: new Uint8Array(12), width: 2, height: 2 });
    const request = testRequest({ geometryKey: "texture-size", loadTexture });
    const finishes = halfTiled(tile("odd", 0.1, 0.1), tile("odd", 0.1, 0.1));
    await expect(renderAll(engine, { ...request, finishes })).rejects.toThrow(/instead of 2 x 2 x 4|has 12 bytes/);
  });

  test("an aborted render stops, leaves no memory behind and does not disturb the next", async () => {
    const before = engine.arena.usedBytes;
    const request = testRequest({ geometryKey: "stages", width: 320, height: 180, camera: TEST_CAMERAS.bath });
    const abort = new AbortController();
    const stages: string[] = [];
    const run = engine.render(
      request,
      ({ stage }) => {
        stages.push(stage);
        abort.abort(new Error("changed my mind"));
      },
      abort.signal,
    );
    await expect(run).rejects.toThrow("changed my mind");
    expect(stages).toEqual(["preview"]);
    await renderFinal(engine, testRequest({ geometryKey: "stages" }));
    expect(engine.isWarm(request)).toBe(false);
    expect(engine.arena.usedBytes).toBeLessThan(before + 40e6);
  });
});

describe("sameness", () => {
  test("one thread and three give the same bytes", async () => {
    const alone = await createEngine({ ...SMALL, threads: 1 });
    const three = await createEngine({ ...SMALL, threads: 3 });
    try {
      const request = testRequest({ camera: TEST_CAMERAS.basin, finishes: TEST_FINISHES.green });
      const [a, b] = [await renderAll(alone, request), await renderAll(three, request)];
      expect(a.map(({ jpeg }) => digest(jpeg))).toEqual(b.map(({ jpeg }) => digest(jpeg)));
    } finally {
      await Promise.all([alone.close(), three.close()]);
    }
  });

  test("a view restored from disk looks the same to the byte, and a damaged file is solved again", async () => {
    const cacheDirectory = await mkdtemp(join(tmpdir(), "render-cache-"));
    const request = testRequest();
    const inNewEngine = async () => {
      const other = await createEngine({ ...SMALL, cacheDirectory });
      try {
        return await renderAll(other, request);
      } finally {
        await other.close();
      }
    };
    try {
      const solved = await inNewEngine();
      const restored = await inNewEngine();
      expect(restored.map(({ stage }) => stage)).toEqual(["final"]);
      expect(digest(restored[0]!.jpeg)).toBe(digest(solved.at(-1).jpeg));

      const [name] = await readdir(cacheDirectory);
      const path = join(cacheDirectory, name!);
      const file = await readFile(path);
      file[file.length - 3]! ^= 0xff;
      await writeFile(path, file);
      const again = await inNewEngine();
      expect(again.map(({ stage }) => stage)).toEqual(["preview", "refined", "final"]);
      expect(digest(again.at(-1).jpeg)).toBe(digest(solved.at(-1).jpeg));
    } finally {
      await rm(cacheDirectory, { recursive: true, force: true });
    }
  });
});

describe("tiling", () => {
  // The left wall above the bath, seen straight on, with blue joints 2 cm wide between red tiles.
  const camera = { position: [1.9, 0.75, 1.7], target: [0, 0.75, 1.7], horizontalFov: 40 } as const;
  const solid = async () => ({ data: new Uint8Array([200, 20, 20, 255]), width: 1, height: 1 });
  const joints = async (pattern: TilePattern) => {
    const red = tile("red", 0.2, 0.1, { grout: [0.02, 0.02, 0.6], groutWidth: 0.02, pattern, roughness: 0.75 });
    const finishes = Object.fromEntries(TILED_SURFACES.map((surface) => [surface, red]));
    const loadTexture = (id: string) => (id === "red" ? solid() : loadTestTexture(id));
    const image = await renderFinal(engine, testRequest({ camera, finishes, loadTexture }));
    const pixels = await decodePixels(image.jpeg);
    return Array.from({ length: image.width * image.height }, (_, i) => pixels[3 * i + 2]! > pixels[3 * i]!);
  };
  const share = (marks: readonly boolean[]) => marks.filter(Boolean).length / marks.length;

  test.each<[TilePattern, number]>([
    ["straight", 1 - (0.2 * 0.1) / (0.22 * 0.12)],
    ["staggered", 1 - (0.2 * 0.1) / (0.22 * 0.12)],
    ["herringbone", 1 - (0.22 * 0.1) / (0.24 * 0.12)],
  ])("%s tiles have their share of joints", async (pattern, expected) => {
    expect(share(await joints(pattern))).toBeCloseTo(expected, 1.3);
  });

  test("upright joints run through when straight and stop at every row when staggered", async () => {
    const longestUpright = (marks: readonly boolean[]) => {
      let longest = 0;
      for (let x = 0; x < 192; x++) {
        for (let y = 0, run = 0; y < 108; y++) {
          run = marks[y * 192 + x] ? run + 1 : 0;
          longest = Math.max(longest, run);
        }
      }
      return longest;
    };
    expect(longestUpright(await joints("straight"))).toBeGreaterThan(100);
    expect(longestUpright(await joints("staggered"))).toBeLessThan(30);
  });
});

test("hot views stay within their bound", async () => {
  const requests = Object.values(TEST_CAMERAS).map((camera) => testRequest({ camera }));
  const bytes: number[] = [];
  const large = await createEngine(SMALL);
  for (const request of requests) {
    await renderFinal(large, request);
    bytes.push(large.hotBytes);
  }
  await large.close();
  const [first = 0, , all = 0] = bytes;
  const small = await createEngine({ ...SMALL, maxHotViewBytes: all - first });
  try {
    for (const request of requests) {
      await renderFinal(small, request);
      expect(small.hotBytes).toBeLessThanOrEqual(all - first);
    }
    expect(requests.map((request) => small.isWarm(request))).toEqual([false, true, true]);
  } finally {
    await small.close();
  }
});

test("normals are checked before anything is traced", async () => {
  const room = testRoom();
  const turned = {
    ...room,
    meshes: room.meshes.map((m) => (m.name === "bath" ? { ...m, indices: m.indices.toReversed() } : m)),
  };
  const request = testRequest({ geometryKey: "turned", geometry: () => turned });
  await expect(renderAll(engine, request)).rejects.toThrow(/"bath": normals and winding disagree/);
});

test("every texture is loaded once for many pictures", async () => {
  const loaded: string[] = [];
  const fresh = await createEngine({ ...SMALL, threads: 1 });
  try {
    const loadTexture = (id: string) => {
      loaded.push(id);
      return loadTestTexture(id);
    };
    const request = testRequest({ width: 64, height: 36, loadTexture });
    for (let i = 0; i < 3; i++) await renderFinal(fresh, request);
    expect(loaded.toSorted()).toEqual(["marble", "slate", "wood"]);
  } finally {
    await fresh.close();
  }
});
