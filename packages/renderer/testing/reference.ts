import type { LayeredEngine } from "../src/engine.ts";
import type { ViewRequest } from "../src/view-request.ts";
import { createHotView } from "../src/hot-view.ts";
import { describeView } from "../src/view-description.ts";
import type { TestKernel } from "./kernels-for-tests.ts";

/** Samples per pixel between two checks of the signal. */
const SAMPLES_AT_ONCE = 8;

export interface ReferenceOptions {
  /** How many samples of the sequence to leave out. Pictures of different samples have independent noise. */
  readonly skip?: number;
  /** Bands of rows [from, to) to render; the others stay black. Default: all rows. */
  readonly bands?: readonly (readonly [from: number, to: number])[];
  readonly signal?: AbortSignal;
}

/**
 * The picture by brute-force path tracing: nothing is cached or filtered, and it is shown with the same display curve.
 * Slow; for tests and measurements. Resolves to sRGB bytes, three per pixel.
 */
export async function renderReference(
  engine: LayeredEngine<TestKernel>,
  request: ViewRequest,
  samples: number,
  { skip = 0, bands, signal }: ReferenceOptions = {},
): Promise<Buffer> {
  const options = { priority: "solve", signal } as const;
  return engine.withGeometry(request, options, async (geometry) => {
    const view = createHotView(engine.kernels, engine.arena, describeView(geometry, request, 1));
    try {
      view.wallLight = await engine.geometries.light(geometry, options);
      return await engine.compositor.withPalette(
        view,
        request.finishes,
        request.loadTexture,
        async (palette, memory) => {
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
        },
      );
    } finally {
      view.memory.release();
    }
  });
}
