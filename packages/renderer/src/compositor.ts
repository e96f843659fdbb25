import sharp from "sharp";
import type { Rgb, SurfaceFinishes } from "@showroom/scene/mesh-format";
import { exposure } from "./exposure.ts";
import type { HotView } from "./hot-view.ts";
import type { Kernels } from "./kernels.ts";
import { type MemoryArena, MemoryScope } from "./memory-arena.ts";
import { checkFinishes, meanAlbedoOfAll, texturesOf, withSlabs, writeFinishes, writeRatios } from "./palette.ts";
import { PICTURE_JPEG } from "./picture-jpeg.ts";
import type { StoredTexture, TextureStore } from "./texture-store.ts";
import type { TextureLoader } from "./loaded-texture.ts";
import { TILED_SURFACES } from "./tiled-surfaces.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** A picture as sRGB bytes, three per pixel, in the kernels' memory. A copy per picture would keep the garbage collector busy. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  /** Gives the memory back. The receiver calls it once and does not read the pixels afterwards. */
  readonly release: () => void;
}

export interface CompositeOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called with the picture at half its size when every other row is composed, before the other rows. */
  readonly onHalf?: ((half: Pixels) => void) | undefined;
}

/** Composes pictures of hot views with given finishes. */
export class Compositor {
  private readonly arena: MemoryArena;
  private readonly kernels: Kernels;
  private readonly pool: WorkerPool;
  private readonly textures: TextureStore;
  private readonly curve: number;

  constructor(arena: MemoryArena, kernels: Kernels, pool: WorkerPool, textures: TextureStore) {
    this.arena = arena;
    this.kernels = kernels;
    this.pool = pool;
    this.textures = textures;
    this.curve = arena.allocate(kernels.curveBytes());
    kernels.prepareCurve(this.curve);
  }

  /** The pixels of a view with these finishes; the caller releases them. Rejects with the signal's reason when aborted. */
  async pixels(
    view: HotView,
    finishes: SurfaceFinishes,
    load: TextureLoader,
    { signal, onHalf }: CompositeOptions = {},
  ): Promise<Pixels> {
    return this.withPalette(view, finishes, load, async (palette, memory) => {
      const { width, height } = view;
      const options = { priority: "composite", signal } as const;
      const binding = { scene: 0, view: view.block, palette };
      const whole = memory.allocate(width * height * 3);
      const handOut = (address: number, size: { width: number; height: number }): Pixels => {
        memory.handOver(address);
        return {
          width: size.width,
          height: size.height,
          data: Buffer.from(this.arena.memory.buffer, address, size.width * size.height * 3),
          release: () => this.arena.release(address),
        };
      };
      const rows = (first: number, step: number) => {
        const count = Math.ceil((height - first) / step);
        return this.pool.range(
          { kernel: "compositeRows", binding, count, chunk: 8, args: [whole, first, step] },
          options,
        );
      };
      await this.pool.range({ kernel: "mixFactors", binding, count: view.cells, chunk: 2048 }, options);
      if (!onHalf) {
        await rows(0, 1);
        return handOut(whole, view);
      }
      await rows(0, 2);
      const size = { width: width >> 1, height: height >> 1 };
      const half = memory.allocate(size.width * size.height * 3);
      const { height: count } = size;
      await this.pool.range({ kernel: "halveRows", binding, count, chunk: 64, args: [whole, half] }, options);
      onHalf(handOut(half, size));
      await rows(1, 2);
      return handOut(whole, view);
    });
  }

  /** Exposure and white balance, per channel, of a room with these finishes. */
  async gain(room: LitRoom, finishes: SurfaceFinishes, load: TextureLoader): Promise<Rgb> {
    const inUse = await this.textures.use(texturesOf(room.materials, finishes), withSlabs(load));
    try {
      return gainOf(room, finishes, inUse.textures);
    } finally {
      inUse.release();
    }
  }

  /** Runs `work` with a palette block for this view and these finishes, and gives the memory back afterwards. */
  async withPalette<T>(
    view: HotView,
    finishes: SurfaceFinishes,
    load: TextureLoader,
    work: (palette: number, memory: MemoryScope) => Promise<T>,
  ): Promise<T> {
    checkFinishes(view.materials, finishes);
    const inUse = await this.textures.use(texturesOf(view.materials, finishes), withSlabs(load));
    const memory = new MemoryScope(this.arena);
    try {
      const { kernels } = this;
      const table = memory.allocate(view.materials.length * kernels.finishBytes());
      writeFinishes(kernels, table, view.materials, finishes, inUse.textures);
      const ratios = memory.allocate(16 * (TILED_SURFACES.length + 1));
      writeRatios(this.arena, ratios, finishes, inUse.textures);
      const factors = memory.allocate(kernels.factorsBytes(view.cells));
      const palette = memory.allocate(kernels.paletteBytes());
      const gain = gainOf(view, finishes, inUse.textures);
      kernels.describePalette(palette, table, ratios, factors, this.curve, ...gain);
      return await work(palette, memory);
    } finally {
      memory.release();
      inUse.release();
    }
  }
}

type LitRoom = Pick<HotView, "materials" | "wallLight" | "exposure">;

function gainOf(room: LitRoom, finishes: SurfaceFinishes, textures: ReadonlyMap<string, StoredTexture>): Rgb {
  const [r, g, b] = exposure(room.wallLight, meanAlbedoOfAll(room.materials, finishes, textures));
  return [r * room.exposure, g * room.exposure, b * room.exposure];
}

/** Encodes pixels as JPEG and releases them. */
export async function encodeJpeg({ data, width, height, release }: Pixels): Promise<Uint8Array> {
  try {
    return await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg(PICTURE_JPEG)
      .toBuffer();
  } finally {
    release();
  }
}
