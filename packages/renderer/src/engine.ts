import type { SceneCamera, SceneGeometry, SurfaceFinishes } from "@showroom/scene/mesh-format";
import { compose, composeKnown, type PictureUnderWay } from "./compose.ts";
import { Compositor } from "./compositor.ts";
import { CACHE_POINTS, GeometryStore, type PreparedGeometry } from "./geometry-store.ts";
import { createHotView, createSolveMemory, trimHotView } from "./hot-view.ts";
import { HotViews } from "./hot-views.ts";
import { instantiateKernels, type KernelModule, type Kernels, loadKernelModule } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";
import { checkFinishes } from "./palette.ts";
import { type Finish, solveForLater } from "./solve-for-later.ts";
import { type TextureLoader, TextureStore } from "./texture-store.ts";
import { Turnstile } from "./turnstile.ts";
import { describeView } from "./view-description.ts";
import { checkSize, finalSamples, viewKey } from "./view-key.ts";
import { ViewSolver } from "./view-solver.ts";
import { ViewStore } from "./view-store.ts";
import { WorkerPool } from "./worker-pool.ts";

export interface EngineOptions {
  readonly threads: number;
  /** Where solved views outlive the process; without it they do not. */
  readonly cacheDirectory?: string;
  /** Bound of that directory; default 1 GiB. */
  readonly maxCacheBytes?: number;
  /** Bound of all hot views together; default 480 MB. A 1920x1080 view takes some 45 MB. */
  readonly maxHotViewBytes?: number;
  /** Points from which the light in a room is traced, a multiple of four; default 40,000. Fewer do for small pictures. */
  readonly cachePoints?: number;
}

export interface ViewRequest {
  /** Identity of the geometry: the same key means the same meshes. */
  readonly geometryKey: string;
  /** Called only when the geometry is not in memory. */
  readonly geometry: () => SceneGeometry;
  readonly camera: SceneCamera;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly finishes: SurfaceFinishes;
  /** What a path tracer would take per pixel of the final picture; half as many are taken per cell of light, 8 to 64. */
  readonly samples: number;
  /** One tile face, or one metre's width of a fixture's texture, as sRGB RGBA. */
  readonly loadTexture: TextureLoader;
}

export interface RenderedImage {
  readonly stage: "preview" | "refined" | "final";
  readonly jpeg: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Engine {
  /**
   * Renders a view. A warm one emits `final`, and a large one `preview` (half size) before it; a cold one `preview`, `refined` and `final`. Rejects
   * with the signal's reason when aborted, with GeometryError or FinishError when the scene is impossible, and with the
   * loader's error when a texture cannot be loaded.
   */
  render(request: ViewRequest, onImage: (image: RenderedImage) => void, signal?: AbortSignal): Promise<void>;
  /** Whether a request needs no light to be solved. */
  isWarm(request: ViewRequest): boolean;
  /**
   * Solves a view's light for later and keeps it on disk, and the view in memory where that drops no other; does nothing where there is no
   * disk or all that is done. Rejects as `render` does; once aborted, it lets go of the threads within a fraction of a second.
   */
  solveAhead(request: ViewRequest, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const warn = (error: unknown) =>
  process.emitWarning(`A solved view could not be stored: ${String(error)}`, "RenderCacheWarning");

const REFINED_SAMPLES = 4;
const MEBIBYTE = 1024 * 1024;

/** Starts threads and opens the cache. Throws when the cache directory cannot be used. */
export async function createEngine(options: EngineOptions): Promise<LayeredEngine> {
  return startEngine(await loadKernelModule(), options);
}

/** Starts an engine on this build of the kernels. */
export async function startEngine<Extra extends string>(
  build: KernelModule<Extra>,
  options: EngineOptions,
): Promise<LayeredEngine<Extra>> {
  const arena = new MemoryArena();
  const kernels = instantiateKernels(build, arena.memory);
  const pool = await WorkerPool.start(build, arena, Math.max(1, options.threads));
  const store = options.cacheDirectory
    ? await ViewStore.open(options.cacheDirectory, options.maxCacheBytes ?? 1024 * MEBIBYTE)
    : undefined;
  return new LayeredEngine(build.version, arena, kernels, pool, store, options);
}

/** The engine itself, made by `createEngine`. `Extra` names kernels that its build has beyond those of the product. */
export class LayeredEngine<Extra extends string = never> implements Engine {
  readonly arena: MemoryArena;
  readonly kernels: Kernels;
  readonly pool: WorkerPool<Extra>;
  readonly compositor: Compositor;
  readonly geometries: GeometryStore;
  private readonly version: string;
  private readonly store: ViewStore | undefined;
  private readonly hot: HotViews;
  private readonly solving = new Turnstile();

  constructor(
    version: string,
    arena: MemoryArena,
    kernels: Kernels,
    pool: WorkerPool<Extra>,
    store: ViewStore | undefined,
    { maxHotViewBytes = 480e6, cachePoints = CACHE_POINTS }: EngineOptions,
  ) {
    // Light from other points is not the same light.
    this.version = `${version}-${cachePoints}`;
    this.arena = arena;
    this.kernels = kernels;
    this.pool = pool;
    this.store = store;
    const textures = new TextureStore(arena, kernels, pool, 192 * MEBIBYTE);
    this.geometries = new GeometryStore(arena, kernels, pool, textures, cachePoints);
    this.compositor = new Compositor(arena, kernels, pool, textures);
    this.hot = new HotViews(maxHotViewBytes);
  }

  /** Bytes of all hot views. */
  get hotBytes(): number {
    return this.hot.bytes;
  }

  isWarm(request: ViewRequest): boolean {
    return this.hot.has(viewKey(this.version, request));
  }

  async render(request: ViewRequest, onImage: (image: RenderedImage) => void, signal?: AbortSignal): Promise<void> {
    checkSize(request);
    signal?.throwIfAborted();
    const key = viewKey(this.version, request);
    if (await this.showHot(key, request, onImage, signal)) return;
    const finish = await this.solving.pass(async () => {
      // Somebody else may have solved this view while we waited.
      if (await this.showHot(key, request, onImage, signal)) return undefined;
      const geometry = await this.prepare(request, signal);
      checkFinishes(geometry.materials, request.finishes);
      return this.renderCold(key, geometry, request, onImage, signal);
    }, signal);
    await finish?.();
  }

  async solveAhead(request: ViewRequest, signal: AbortSignal): Promise<void> {
    checkSize(request);
    const key = viewKey(this.version, request);
    const { store, hot } = this;
    if (!store || hot.has(key)) return;
    const finish = await this.solving.pass(() => solveForLater(this, request, key, store, hot, signal), signal);
    await finish?.();
  }

  /** The geometry of a request with its hierarchy. */
  prepare(request: ViewRequest, signal?: AbortSignal): Promise<PreparedGeometry> {
    const options = { priority: "solve", signal } as const;
    return this.geometries.prepare(request.geometryKey, request.geometry, request.loadTexture, options);
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async showHot(
    key: string,
    request: ViewRequest,
    onImage: (image: RenderedImage) => void,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const lease = this.hot.use(key);
    if (!lease) return false;
    try {
      await composeKnown(this.compositor, lease.view, request, onImage, signal);
      return true;
    } finally {
      lease.release();
    }
  }

  /** Solves a view and composes its pictures. What is left to do then, packing the last one and keeping the light, needs no threads: others may solve meanwhile. */
  private async renderCold(
    key: string,
    geometry: PreparedGeometry,
    request: ViewRequest,
    onImage: (image: RenderedImage) => void,
    signal: AbortSignal | undefined,
  ): Promise<Finish> {
    const stored = await this.store?.read(key);
    const preview = stored ? undefined : await this.preview(geometry, request, onImage, signal);
    const options = { priority: "solve", signal } as const;
    const view = createHotView(this.kernels, this.arena, describeView(geometry, request, 1));
    const work = createSolveMemory(this.kernels, this.arena, view);
    try {
      const solver = new ViewSolver(this, geometry, view, work, options);
      await solver.trace();
      trimHotView(this.arena, view);
      const restored = stored !== undefined && (await solver.restore(stored));
      if (restored) {
        view.meanLight = stored.meanLight;
      } else {
        // The first samples are all that calm cells get: they need the whole cache.
        view.meanLight = await this.geometries.light(geometry, options);
        await solver.light(REFINED_SAMPLES);
        await preview?.shown;
        const refined = await compose(this.compositor, "refined", view, request, onImage, signal);
        await solver.light(finalSamples(request));
        await refined.shown;
      }
      const last = await compose(this.compositor, "final", view, request, onImage, signal);
      const solved = restored || !this.store ? undefined : await solver.extract();
      this.hot.add(key, view);
      return async () => {
        // A full disk must not cost anybody a picture that is already made.
        const kept = solved && this.store?.write(key, solved).catch(warn);
        await Promise.all([last.shown, kept]);
      };
    } catch (error) {
      view.memory.release();
      throw error;
    } finally {
      work.scope.release();
    }
  }

  private async preview(
    geometry: PreparedGeometry,
    request: ViewRequest,
    onImage: (image: RenderedImage) => void,
    signal: AbortSignal | undefined,
  ): Promise<PictureUnderWay> {
    const options = { priority: "solve", signal } as const;
    const meanLight = await this.geometries.light(geometry, options, "coarse");
    const view = createHotView(this.kernels, this.arena, describeView(geometry, request, 2));
    const work = createSolveMemory(this.kernels, this.arena, view);
    try {
      view.meanLight = meanLight;
      const solver = new ViewSolver(this, geometry, view, work, options);
      await solver.trace();
      await solver.light(REFINED_SAMPLES);
      return await compose(this.compositor, "preview", view, request, onImage, signal);
    } finally {
      work.scope.release();
      view.memory.release();
    }
  }
}
