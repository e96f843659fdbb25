import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Engine } from "@showroom/renderer/engine-types";
import type { RenderedImage, ViewRequest } from "@showroom/renderer/view-request";
import { stableJson } from "../rendering/stable-json.ts";

export interface TestEngine extends Engine {
  /** Renders that were begun, as `geometryKey floor-texture`, except those of a first picture only. */
  readonly begun: readonly string[];
  /** Number of completed renders, and of aborted renders and solves. */
  readonly finished: number;
  readonly aborted: number;
  /** Continues all renders that wait for light. From then on light takes no time. */
  openLight(): void;
}

/**
 * A deterministic engine: a picture is one colour that follows from the request. With `holdLight`, the light of new views waits for
 * `openLight`; with `holdPreviews` their previews wait for it too. Composing takes no time.
 */
export function createTestEngine({ holdLight = false, holdPreviews = false, failOn = "" } = {}): TestEngine {
  const warm = new Set<string>();
  const begun: string[] = [];
  let finished = 0;
  let aborted = 0;
  let isOpen = !holdLight && !holdPreviews;
  const waiting = new Set<() => void>();

  const viewOf = (request: ViewRequest): string =>
    stableJson([request.geometryKey, request.camera, request.width, request.height]);

  const light = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      if (isOpen) return resolve();
      waiting.add(resolve);
      const letGo = (): void => {
        waiting.delete(resolve);
        reject(signal?.reason);
      };
      if (signal?.aborted) letGo();
      else signal?.addEventListener("abort", letGo);
    });

  /** Runs work and counts whether it was aborted. */
  async function counted(signal: AbortSignal | undefined, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (signal?.aborted) aborted += 1;
      throw error;
    }
  }

  return {
    begun,
    get finished() {
      return finished;
    },
    get aborted() {
      return aborted;
    },
    openLight() {
      isOpen = true;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    isWarm: (request) => warm.has(viewOf(request)),
    async render(request, onImage, signal, part) {
      const floor = request.finishes.floor;
      const texture = floor?.kind === "tile" ? floor.texture : "paint";
      if (part !== "first" || warm.has(viewOf(request))) begun.push(`${request.geometryKey} ${texture}`);
      if (texture === failOn) throw new Error("this tile cannot be rendered");
      if (texture !== "paint") await request.loadTexture(texture);
      const draw = async (stage: RenderedImage["stage"], scale: number): Promise<void> => {
        const width = Math.round(request.width / scale);
        const height = Math.round(request.height / scale);
        onImage({
          stage,
          jpeg: await plainJpeg(stableJson([viewOf(request), request.finishes]), width, height),
          width,
          height,
        });
      };
      await counted(signal, async () => {
        if (!warm.has(viewOf(request))) {
          if (holdPreviews) await light(signal);
          if (part !== "refinement") await draw("preview", 2);
          if (part === "first") return;
          await light(signal);
          warm.add(viewOf(request));
          await draw("refined", 1);
        }
        signal?.throwIfAborted();
        await draw("final", 1);
      });
      finished += 1;
    },
    solveAhead: (request, signal) =>
      counted(signal, async () => {
        await light(signal);
        warm.add(viewOf(request));
      }),
    figures: () => ({
      hotBytes: 1,
      maxHotBytes: 2,
      storedBytes: 3,
      maxStoredBytes: 4,
      hot: 5,
      stored: 6,
      solved: 7,
      geometries: 8,
      maxGeometries: 9,
      textureBytes: 10,
      maxTextureBytes: 11,
      usedBytes: 12,
      reservedBytes: 13,
    }),
    giveBack: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

async function plainJpeg(seed: string, width: number, height: number): Promise<Uint8Array> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(seed).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}
