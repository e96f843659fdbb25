import type { Rgb, SceneGeometry, SceneMaterial } from "@showroom/scene/mesh-format";
import { checkGeometry } from "./geometry-checks.ts";
import { flattenMeshes } from "./geometry-arrays.ts";
import type { Kernels } from "./kernels.ts";
import { listMaterials, writeMaterials } from "./material-table.ts";
import { type MemoryArena, MemoryScope } from "./memory-arena.ts";
import type { TextureStore } from "./texture-store.ts";
import type { TextureLoader } from "./loaded-texture.ts";
import type { Binding } from "./worker-messages.ts";
import { Turnstile } from "./turnstile.ts";
import type { JobOptions, WorkerPool } from "./worker-pool.ts";

const NODE_BYTES = 128;
const LEAF_BYTES = 160;
const FACE_BYTES = 16;
/** Default number of points of the radiance cache, and paths traced from each. */
export const CACHE_POINTS = 40_000;
const CACHE_PATHS = 6;
/** A preview uses one of this many points. */
const COARSE = 4;
/** Geometries kept in memory. Each takes about 13 MB for its cells, besides its triangles. */
export const KEPT_GEOMETRIES = 3;

/** A geometry in the kernels' memory, with its hierarchy and, once needed, its radiance cache. */
export interface PreparedGeometry {
  readonly scene: number;
  readonly triangles: number;
  readonly materials: readonly SceneMaterial[];
  /** Mean albedo of a fixture texture. */
  readonly meanOf: (texture: string) => Rgb;
  readonly memory: MemoryScope;
  /** A view block with materials only, for kernels without a camera. */
  readonly roomView: number;
  /** The points of the radiance cache, while only some of them are traced. */
  readonly points: MemoryScope;
  pointTable: number;
  /** How many of the points are in the cache. */
  tracedPoints: number;
  /** Mean light in the room, from the radiance cache as it is now. Absent until it is measured. */
  wallLight: Rgb | undefined;
  /** Only one user at a time fills the radiance cache. Others may read it meanwhile. */
  readonly filling: Turnstile;
}

interface Entry {
  readonly geometry: PreparedGeometry;
  users: number;
  /** When it was prepared or last used. */
  usedAt: number;
}

/** `coarse` is enough for a preview. */
export type CacheQuality = "coarse" | "whole";

/** Textures of a geometry's fixtures. */
export function fixtureTextures(materials: readonly SceneMaterial[]): string[] {
  return materials.flatMap((material) => (material.kind === "textured" ? [material.texture] : []));
}

/** Prepares geometries and keeps the most recent, and those in use. */
export class GeometryStore {
  private readonly kept = new Map<string, Entry>();
  private readonly arena: MemoryArena;
  private readonly kernels: Kernels;
  private readonly pool: WorkerPool;
  private readonly textures: TextureStore;
  private readonly points: number;
  private readonly now: () => number;

  /** `points` is the number of points of a radiance cache, a multiple of four; `now` is the time in milliseconds. */
  constructor(
    arena: MemoryArena,
    kernels: Kernels,
    pool: WorkerPool,
    textures: TextureStore,
    points: number,
    now: () => number,
  ) {
    this.points = points;
    this.now = now;
    this.arena = arena;
    this.kernels = kernels;
    this.pool = pool;
    this.textures = textures;
  }

  /** Number of geometries in memory. */
  get size(): number {
    return this.kept.size;
  }

  /** The geometry with its hierarchy, which stays in memory until `release`. Throws GeometryError if it cannot be rendered. */
  async use(
    key: string,
    describe: () => SceneGeometry,
    load: TextureLoader,
    options: JobOptions,
  ): Promise<{ readonly geometry: PreparedGeometry; readonly release: () => void }> {
    if (!this.kept.has(key)) {
      const geometry = await this.upload(describe(), load, options);
      // Another user may have prepared it meanwhile.
      if (this.kept.has(key)) geometry.memory.release();
      else this.kept.set(key, { geometry, users: 0, usedAt: 0 });
    }
    const entry = this.kept.get(key);
    if (!entry) throw new Error(`There is no geometry ${key}`);
    this.kept.delete(key);
    this.kept.set(key, entry);
    entry.usedAt = this.now();
    entry.users++;
    this.evict();
    const release = () => {
      entry.users--;
      this.evict();
    };
    return { geometry: entry.geometry, release };
  }

  /** Drops the geometries that were not used since a time. */
  dropUnused(since: number): void {
    for (const [key, entry] of this.kept) if (entry.usedAt < since) this.drop(key, entry);
  }

  private evict(): void {
    for (const [key, entry] of this.kept) {
      if (this.kept.size <= KEPT_GEOMETRIES) return;
      this.drop(key, entry);
    }
  }

  /** Drops a geometry, unless it is in use. */
  private drop(key: string, { geometry, users }: Entry): void {
    if (users > 0) return;
    this.kept.delete(key);
    geometry.memory.release();
    geometry.points.release();
  }

  /** Fills the radiance cache to the given quality, unless it is there. Returns the mean light on its walls. */
  light(geometry: PreparedGeometry, options: JobOptions, quality: CacheQuality = "whole"): Promise<Rgb> {
    return geometry.filling.pass(() => this.fill(geometry, options, quality), options);
  }

  private async fill(geometry: PreparedGeometry, options: JobOptions, quality: CacheQuality): Promise<Rgb> {
    const { points, pool } = this;
    const coarse = points / COARSE;
    const binding = { scene: geometry.scene, view: geometry.roomView, palette: 0 };
    // The paths of all other points end in the cells of the first ones.
    for (const target of quality === "whole" ? [coarse, points] : [coarse]) {
      const start = geometry.tracedPoints;
      if (start >= target) continue;
      if (start === 0) {
        geometry.points.release();
        geometry.pointTable = geometry.points.allocate(points * this.kernels.cachePointBytes());
      }
      const args = [geometry.pointTable, points, CACHE_PATHS];
      await pool.range({ kernel: "tracePoints", binding, start, count: target, chunk: 128, args }, options);
      await pool.single("mergePoints", binding, [geometry.pointTable, points, target < points ? 1 : 0], options);
      geometry.tracedPoints = target;
      geometry.wallLight = undefined;
      if (target === points) geometry.points.release();
    }
    geometry.wallLight ??= await this.measureWalls(binding, options);
    return geometry.wallLight;
  }

  private async measureWalls(binding: Binding, options: JobOptions): Promise<Rgb> {
    const target = this.arena.allocate(16);
    try {
      await this.pool.single("wallLight", binding, [target], options);
      const [r = 0, g = 0, b = 0] = this.arena.floats(target, 3);
      return [r, g, b];
    } finally {
      this.arena.release(target);
    }
  }

  private async upload(geometry: SceneGeometry, load: TextureLoader, options: JobOptions): Promise<PreparedGeometry> {
    checkGeometry(geometry);
    const { materials, ofMesh } = listMaterials(geometry);
    const inUse = await this.textures.use(fixtureTextures(materials), load);
    const means = new Map([...inUse.textures].map(([id, texture]) => [id, texture.mean]));
    inUse.release();
    const meanOf = (id: string): Rgb => means.get(id) ?? [0.5, 0.5, 0.5];

    const triangles = flattenMeshes(geometry, ofMesh);
    const { kernels } = this;
    const memory = new MemoryScope(this.arena);
    const work = new MemoryScope(this.arena);
    try {
      const table = memory.allocate(materials.length * kernels.materialBytes());
      writeMaterials(kernels, table, materials, meanOf);
      const roomView = memory.allocate(kernels.viewBytes());
      kernels.describeView(roomView, table, 4, 4, 0, 0, 0, 0, 1, 0, 1, 0);
      const lightTriangles = triangles.material.filter((m) => materials[m]?.kind === "light").length;
      const scene = memory.allocate(kernels.sceneBytes());
      kernels.describeScene(
        scene,
        triangles.count,
        memory.store(triangles.positions, 16),
        memory.store(triangles.normals, 16),
        memory.store(triangles.uvs),
        memory.store(triangles.material),
        memory.store(triangles.mesh),
        memory.allocate(triangles.count * FACE_BYTES),
        memory.allocate((triangles.count + 2) * NODE_BYTES),
        memory.allocate((triangles.count + 2) * LEAF_BYTES),
        memory.allocate(Math.max(1, lightTriangles) * kernels.lightBytes()),
        memory.allocate(Math.max(1, lightTriangles) * kernels.lampBytes()),
        memory.allocate(triangles.count * 4),
        memory.allocate(kernels.cellTableBytes()),
      );
      const workspace = work.allocate(kernels.hierarchyWorkspaceBytes(triangles.count));
      const binding = { scene, view: roomView, palette: 0 };
      await this.pool.single("prepareScene", binding, [workspace], options);
      return {
        scene,
        triangles: triangles.count,
        materials,
        meanOf,
        memory,
        roomView,
        points: new MemoryScope(this.arena),
        pointTable: 0,
        tracedPoints: 0,
        wallLight: undefined,
        filling: new Turnstile(),
      };
    } catch (error) {
      memory.release();
      throw error;
    } finally {
      work.release();
    }
  }
}
