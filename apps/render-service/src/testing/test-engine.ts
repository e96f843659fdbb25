import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Engine, RenderedImage, ViewRequest } from "@showroom/renderer/engine";
import { stableJson } from "../rendering/stable-json.ts";

export interface TestEngine extends Engine {
  /** What was rendered or begun, as `geometryKey/camera x/floor texture`. */
  readonly begun: readonly string[];
  /** Renders that went to their final picture, and renders and solves that were let go of on the way. */
  readonly finished: number;
  readonly aborted: number;
  /** Lets every render that waits for its light go on; from then on light takes no time. */
  openLight(): void;
}

/**
 * A deterministic engine: pictures are plain areas whose color follows from the request. Light of a new view is held until
 * `openLight` when `holdLight`; composites take no time.
 */
export function createTestEngine({ holdLight = false, failOn = "" } = {}): TestEngine {
  const warm = new Set<string>();
  const begun: string[] = [];
  let finished = 0;
  let aborted = 0;
  let isOpen = !holdLight;
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

  /** Counts how a piece of work ends. */
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
    async render(request, onImage, signal) {
      const floor = request.finishes.floor;
      const texture = floor?.kind === "tile" ? floor.texture : "paint";
      begun.push(`${request.geometryKey} ${texture}`);
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
          await draw("preview", 2);
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
    close: () => Promise.resolve(),
  };
}

async function plainJpeg(seed: string, width: number, height: number): Promise<Uint8Array> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(seed).digest();
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
}
