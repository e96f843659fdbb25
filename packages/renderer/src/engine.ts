import { compose, composeKnown, type PictureUnderWay } from "./compose.ts";
import { Compositor } from "./compositor.ts";
import type { Engine, EngineOptions } from "./engine-types.ts";
import { CACHE_POINTS, GeometryStore, type PreparedGeometry } from "./geometry-store.ts";
import { createHotView, createSolveMemory, trimHotView } from "./hot-view.ts";
import { HotViews } from "./hot-views.ts";
import { instantiateKernels, type KernelModule, type Kernels, loadKernelModule } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";
import { checkFinishes } from "./palette.ts";
import { type Finish, solveForLater } from "./solve-for-later.ts";
import { TextureStore } from "./texture-store.ts";
import { Turnstile } from "./turnstile.ts";
import { describeView } from "./view-description.ts";
import { sceneFigures, type ViewFigures } from "./view-figures.ts";
import { checkSize, finalSamples, viewKey } from "./view-key.ts";
import type { RenderedImage, ViewRequest } from "./view-request.ts";
import { ViewSolver } from "./view-solver.ts";
import { ViewStore } from "./view-store.ts";
import { WorkerPool } from "./worker-pool.ts";

const warn = (error: unknown) =>
  process.emitWarning(`A solved view could not be stored: ${String(error)}`, "RenderCacheWarning");
const REFINED_SAMPLES = 4;
/** Milliseconds after which something that no request uses is dropped. */
const UNUSED_AFTER = 15 * 60_000;
const MEBIBYTE = 1024 * 1024;

/** Starts the threads and opens the cache. Throws if the cache directory cannot be used. */
export async function createEngine(options: EngineOptions): Promise<LayeredEngine> {
  return startEngine(await loadKernelModule(), options);
}

/** Starts an engine on this build of the kernels. */
export async function startEngine<Extra extends string>(
  build: KernelModule<Extra>,
  options: EngineOptions,
): Promise<LayeredEngine<Extra>> {
  const arena = new MemoryArena(options.discardPages);
  const kernels = instantiateKernels(build, arena.memory);
  const pool = await WorkerPool.start(build, arena, Math.max(1, options.threads));
  const store = options.cacheDirectory
    ? await ViewStore.open(options.cacheDirectory, options.maxCacheBytes ?? 1024 * MEBIBYTE, options.sharedViews)
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
  private readonly textures: TextureStore;
  private readonly version: string;
  private readonly store: ViewStore | undefined;
  private readonly hot: HotViews;
  private readonly solving = new Turnstile();
  private readonly maxHotBytes: number;
  private readonly now: () => number;
  private readonly requests = { hot: 0, stored: 0, solved: 0 };

  constructor(
    version: string,
    arena: MemoryArena,
    kernels: Kernels,
    pool: WorkerPool<Extra>,
    store: ViewStore | undefined,
    {
      maxHotViewBytes = 480e6,
      maxTextureBytes = 192 * MEBIBYTE,
      cachePoints = CACHE_POINTS,
      now = Date.now,
    }: EngineOptions,
  ) {
    // Another number of points gives slightly different light.
    this.version = `${version}-${cachePoints}`;
    this.arena = arena;
    this.kernels = kernels;
    this.pool = pool;
    this.store = store;
    this.textures = new TextureStore(arena, kernels, pool, maxTextureBytes, now);
    this.geometries = new GeometryStore(arena, kernels, pool, this.textures, cachePoints, now);
    this.compositor = new Compositor(arena, kernels, pool, this.textures);
    this.hot = new HotViews(maxHotViewBytes, now);
    this.maxHotBytes = maxHotViewBytes;
    this.now = now;
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
      // Another request may have solved this view meanwhile.
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

  /** The prepared geometry of a request. */
  prepare(request: ViewRequest, signal?: AbortSignal): Promise<PreparedGeometry> {
    const options = { priority: "solve", signal } as const;
    return this.geometries.prepare(request.geometryKey, request.geometry, request.loadTexture, options);
  }

  figures(): ViewFigures {
    return {
      hotBytes: this.hot.bytes,
      maxHotBytes: this.maxHotBytes,
      storedBytes: this.store?.bytes ?? 0,
      maxStoredBytes: this.store?.maxBytes ?? 0,
      ...sceneFigures(this.geometries, this.textures),
      usedBytes: this.arena.usedBytes,
      reservedBytes: this.arena.reservedBytes,
      ...this.requests,
    };
  }

  async giveBack(): Promise<void> {
    const since = this.now() - UNUSED_AFTER;
    if (this.store) this.hot.dropUnused(since);
    this.textures.dropUnused(since);
    // A view that is being solved needs its geometry.
    await this.solving.pass(async () => this.geometries.dropUnused(since));
    await this.arena.giveFreePagesBack();
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
      this.requests.hot++;
      return true;
    } finally {
      lease.release();
    }
  }

  /** Solves a view and composes its pictures. Resolves to the remaining work, encoding and storing, which needs no render threads. */
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
        view.wallLight = stored.wallLight;
      } else {
        // Calm cells get no more samples than these, so they need the whole radiance cache.
        view.wallLight = await this.geometries.light(geometry, options);
        await solver.light(REFINED_SAMPLES);
        await preview?.shown;
        const refined = await compose(this.compositor, "refined", view, request, onImage, signal);
        await solver.light(finalSamples(request));
        await refined.shown;
      }
      this.requests[restored ? "stored" : "solved"]++;
      const last = await compose(this.compositor, "final", view, request, onImage, signal);
      const solved = restored || !this.store ? undefined : await solver.extract();
      this.hot.add(key, view);
      return async () => {
        // The picture is already made: a full disk must not fail the request.
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
    const wallLight = await this.geometries.light(geometry, options, "coarse");
    const view = createHotView(this.kernels, this.arena, describeView(geometry, request, 2));
    const work = createSolveMemory(this.kernels, this.arena, view);
    try {
      view.wallLight = wallLight;
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
