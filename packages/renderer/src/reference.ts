import type { LayeredEngine, ViewRequest } from "./engine.ts";
import { createHotView } from "./hot-view.ts";
import { describeView } from "./view-description.ts";

/** Samples per pixel between two looks at the signal. */
const SAMPLES_AT_ONCE = 8;

export interface ReferenceOptions {
  /** Samples of the sequence to leave out: pictures with different samples have independent noise. */
  readonly skip?: number;
  /** Only these bands of rows [from, to), the others stay black; default all. */
  readonly bands?: readonly (readonly [from: number, to: number])[];
  readonly signal?: AbortSignal;
}

/**
 * The picture by brute force: every sample a whole light path, nothing cached or filtered, shown with the same film
 * curve. Slow; for tests and measurements. Resolves to sRGB bytes, three per pixel.
 */
export async function renderReference(
  engine: LayeredEngine,
  request: ViewRequest,
  samples: number,
  { skip = 0, bands, signal }: ReferenceOptions = {},
): Promise<Buffer> {
  const options = { priority: "solve", signal } as const;
  const geometry = await engine.prepare(request, signal);
  const view = createHotView(engine.kernels, engine.arena, describeView(geometry, request, 1));
  try {
    view.meanLight = await engine.geometries.light(geometry, options);
    return await engine.compositor.withPalette(view, request.finishes, request.loadTexture, async (palette, memory) => {
      const binding = { scene: geometry.scene, view: view.block, palette };
      const pixels = view.width * view.height;
      const sums = memory.allocate(pixels * 16);
      const target = memory.allocate(pixels * 3);
      engine.arena.bytes(sums, pixels * 16).fill(0);
      for (const [start, count] of bands ?? [[0, view.height]]) {
        for (let first = 0; first < samples; first += SAMPLES_AT_ONCE) {
          const args = [sums, skip + first, Math.min(SAMPLES_AT_ONCE, samples - first)];
          await engine.pool.range({ kernel: "referenceRows", binding, start, count, chunk: 1, args }, options);
        }
      }
      await engine.pool.range(
        { kernel: "developRows", binding, count: view.height, chunk: 16, args: [sums, samples, target] },
        options,
      );
      return Buffer.from(engine.arena.bytes(target, pixels * 3));
    });
  } finally {
    view.memory.release();
  }
}
