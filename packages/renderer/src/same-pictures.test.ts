import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { multipliesFused } from "../testing/fused.ts";
import { renderAll, testRequest } from "../testing/test-request.ts";
import { TEST_CAMERAS } from "../testing/test-room.ts";
import { TEST_FINISHES } from "../testing/test-tiles.ts";
import type { Pixels } from "./compositor.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";
import type { ViewRequest } from "./view-request.ts";

/** Between them: every kind of material and pattern, widths that are no multiple of four, a shifted lens, a straight-down camera. */
const REQUESTS: Readonly<Record<string, Partial<ViewRequest>>> = {
  "front, calm": {},
  "front, calm, night tiles": { finishes: TEST_FINISHES.night },
  "basin, green, odd size": { camera: TEST_CAMERAS.basin, finishes: TEST_FINISHES.green, width: 203, height: 117 },
  "bath, upright lens": {
    camera: { ...TEST_CAMERAS.bath, upright: true, exposure: 1.5 },
    finishes: TEST_FINISHES.green,
    width: 90,
    height: 160,
    samples: 40,
  },
  "from above": {
    camera: { position: [1.1, 1.4, 2.5], target: [1.1, 1.4, 0], horizontalFov: 90 },
    finishes: TEST_FINISHES.night,
    width: 97,
    height: 96,
  },
  tiny: { width: 17, height: 16 },
};

/** Large enough to be shown at half its size first, once its light is known. */
const LARGE = {
  width: 1001,
  height: 501,
  camera: TEST_CAMERAS.bath,
  finishes: TEST_FINISHES.green,
  samples: 1,
} as const;

let cacheDirectory: string;
let engine: LayeredEngine;
/** Size and hash of every picture since it was last emptied. */
let composed: string[] = [];

/** An engine that notes the bytes of all its pictures before they are packed as JPEG. */
async function startEngine(): Promise<LayeredEngine> {
  const started = await createEngine({ threads: 2, cachePoints: 4000, cacheDirectory });
  const { compositor } = started;
  const compose = compositor.pixels.bind(compositor);
  const note = ({ data, width, height }: Pixels) => {
    composed.push(`${width}x${height} ${createHash("sha256").update(data).digest("hex").slice(0, 32)}`);
  };
  compositor.pixels = async (view, finishes, load, options) => {
    const onHalf = options?.onHalf;
    const noteHalf = (half: Pixels) => {
      note(half);
      onHalf?.(half);
    };
    const whole = await compose(view, finishes, load, { ...options, ...(onHalf && { onHalf: noteHalf }) });
    note(whole);
    return whole;
  };
  return started;
}

async function picturesOf(name: string, changes: Partial<ViewRequest>): Promise<string> {
  composed = [];
  await renderAll(engine, testRequest(changes));
  return [`${name}:`, ...composed].join("\n  ");
}

beforeAll(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), "same-pictures-"));
  engine = await startEngine();
});
afterAll(async () => {
  await engine.close();
  await rm(cacheDirectory, { recursive: true, force: true });
});

/**
 * A change of the kernels that should not be seen leaves every byte as it is. After one that should be, look at the pictures and record
 * them with `vitest run same-pictures -u`, once more with `--execArgv=--no-enable-fma3` for machines without fused multiply-adds.
 */
test("pictures are the recorded ones, byte for byte", async () => {
  const pictures: string[] = [];
  for (const [name, changes] of Object.entries(REQUESTS)) pictures.push(await picturesOf(name, changes));
  pictures.push(await picturesOf("large, cold", LARGE));
  pictures.push(await picturesOf("large, again in other tiles", { ...LARGE, finishes: TEST_FINISHES.calm }));
  await engine.close();
  engine = await startEngine();
  pictures.push(await picturesOf("front, restored from disk", {}));
  const machine = (await multipliesFused()) ? "fused" : "not-fused";
  await expect(`${pictures.join("\n")}\n`).toMatchFileSnapshot(`../testing/same-pictures.${machine}.txt`);
});
