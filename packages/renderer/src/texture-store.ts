import type { Rgb } from "@showroom/scene/mesh-format";
import { joinsNeighbours } from "./joining-faces.ts";
import type { TextureLoader } from "./loaded-texture.ts";
import type { Kernels } from "./kernels.ts";
import type { MemoryArena } from "./memory-arena.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** A texture in the kernels' memory. */
export interface StoredTexture {
  readonly address: number;
  readonly width: number;
  readonly height: number;
  /** Mean linear colour. */
  readonly mean: Rgb;
  /** Whether it is part of a pattern that continues from tile to tile. */
  readonly joins: boolean;
}

interface Entry {
  readonly ready: Promise<StoredTexture>;
  bytes: number;
  users: number;
  /** When it was loaded or last used. */
  usedAt: number;
}

const NO_BINDING = { scene: 0, view: 0, palette: 0 };
const LARGEST_SIDE = 8192;
const MEAN_OFFSET = 16;

/** Textures of tiles and fixtures with their smaller levels. The least recently used are dropped first. */
export class TextureStore {
  private readonly entries = new Map<string, Entry>();
  private readonly arena: MemoryArena;
  private readonly kernels: Kernels;
  private readonly pool: WorkerPool;
  readonly maxBytes: number;
  private readonly now: () => number;

  /** `now` is the time in milliseconds. */
  constructor(arena: MemoryArena, kernels: Kernels, pool: WorkerPool, maxBytes: number, now: () => number) {
    this.now = now;
    this.arena = arena;
    this.kernels = kernels;
    this.pool = pool;
    this.maxBytes = maxBytes;
  }

  /** Loads missing textures and keeps all of them until `release`. A failed load is tried again next time. */
  async use(ids: Iterable<string>, load: TextureLoader): Promise<TexturesInUse> {
    const names = [...new Set(ids)];
    const held = names.map((id) => this.hold(id, load));
    const release = () => {
      for (const entry of held) entry.users--;
      this.evict();
    };
    const results = await Promise.allSettled(held.map((entry) => entry.ready));
    const textures = new Map<string, StoredTexture>();
    for (const [index, result] of results.entries()) {
      if (result.status === "rejected") {
        release();
        throw result.reason;
      }
      textures.set(names[index] ?? "", result.value);
    }
    return { textures, release };
  }

  private hold(id: string, load: TextureLoader): Entry {
    const known = this.entries.get(id);
    if (known) {
      known.users++;
      known.usedAt = this.now();
      this.entries.delete(id);
      this.entries.set(id, known);
      return known;
    }
    const entry: Entry = { ready: this.read(id, load), bytes: 0, users: 1, usedAt: this.now() };
    this.entries.set(id, entry);
    void this.settle(id, entry);
    return entry;
  }

  private async settle(id: string, entry: Entry): Promise<void> {
    try {
      const { width, height } = await entry.ready;
      entry.bytes = this.kernels.textureBytes(width, height);
    } catch {
      this.entries.delete(id);
    }
  }

  private async read(id: string, load: TextureLoader): Promise<StoredTexture> {
    const { data, width, height } = await load(id);
    const sides = [width, height];
    if (!sides.every((side) => Number.isInteger(side) && side > 0 && side <= LARGEST_SIDE)) {
      throw new RangeError(`Texture "${id}" measures ${width} x ${height}; sides must be 1 to ${LARGEST_SIDE}`);
    }
    if (data.length !== width * height * 4) {
      throw new RangeError(`Texture "${id}" has ${data.length} bytes instead of ${width} x ${height} x 4`);
    }
    const address = this.arena.allocate(this.kernels.textureBytes(width, height));
    this.arena.bytes(this.kernels.texturePixels(address), data.length).set(data);
    await this.pool.single("prepareTexture", NO_BINDING, [address, width, height], { priority: "composite" });
    const [r = 0, g = 0, b = 0] = this.arena.floats(address + MEAN_OFFSET, 3);
    return { address, width, height, mean: [r, g, b], joins: joinsNeighbours({ data, width, height }) };
  }

  /** Bytes of all textures. */
  get bytes(): number {
    return [...this.entries.values()].reduce((total, entry) => total + entry.bytes, 0);
  }

  /** Drops the textures that were not used since a time. */
  dropUnused(since: number): void {
    for (const [id, entry] of this.entries) if (entry.usedAt < since) this.drop(id, entry);
  }

  private evict(): void {
    for (const [id, entry] of this.entries) {
      if (this.bytes <= this.maxBytes) return;
      this.drop(id, entry);
    }
  }

  /** Drops a texture, unless it is in use or still being loaded. */
  private drop(id: string, { users, bytes, ready }: Entry): void {
    if (users > 0 || bytes === 0) return;
    this.entries.delete(id);
    void ready.then(({ address }) => this.arena.release(address));
  }
}

export interface TexturesInUse {
  readonly textures: ReadonlyMap<string, StoredTexture>;
  readonly release: () => void;
}
