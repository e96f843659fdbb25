import { refineView, solvePreview } from "./cold-view.ts";
import { compose, composeKnown } from "./compose.ts";
import { Compositor } from "./compositor.ts";
import type { Engine, EngineOptions } from "./engine-types.ts";
import { CACHE_POINTS, GeometryStore, type PreparedGeometry } from "./geometry-store.ts";
import { HotViews, type ViewLease } from "./hot-views.ts";
import { KnownViews } from "./known-views.ts";
import { instantiateKernels, type KernelModule, type Kernels, loadKernelModule } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";
import { type Finish, solveForLater } from "./solve-for-later.ts";
import { TextureStore } from "./texture-store.ts";
import { Turnstile } from "./turnstile.ts";
import { sceneFigures, type ViewFigures } from "./view-figures.ts";
import { checkSize, viewKey } from "./view-key.ts";
import type { PicturePart, RenderedImage, ViewRequest } from "./view-request.ts";
import { ViewStore } from "./view-store.ts";
import { type JobOptions, WorkerPool } from "./worker-pool.ts";

/** Views that nobody has asked for come last. */
const AHEAD = Infinity;
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
  private readonly known: KnownViews;
  /** One view of each kind at a time, which bounds memory. */
  private readonly previewing = new Turnstile();
  private readonly solving = new Turnstile();
  private readonly maxHotBytes: number;
  private readonly now: () => number;

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
    this.textures = new TextureStore(arena, kernels, pool, maxTextureBytes, now);
    this.geometries = new GeometryStore(arena, kernels, pool, this.textures, cachePoints, now);
    this.compositor = new Compositor(arena, kernels, pool, this.textures);
    this.known = new KnownViews(new HotViews(maxHotViewBytes, now), store);
    this.maxHotBytes = maxHotViewBytes;
    this.now = now;
  }

  /** Bytes of all hot views. */
  get hotBytes(): number {
    return this.known.hot.bytes;
  }

  isWarm(request: ViewRequest): boolean {
    return this.known.hot.has(viewKey(this.version, request));
  }

  async render(
    request: ViewRequest,
    onImage: (image: RenderedImage) => void,
    signal?: AbortSignal,
    part?: PicturePart,
  ): Promise<void> {
    checkSize(request);
    signal?.throwIfAborted();
    const drawing = { key: viewKey(this.version, request), request, onImage, signal };
    const { key } = drawing;
    const known = this.known.use(key) ?? (await this.known.restore(this, key, request, signal));
    if (known) return this.show(known, drawing);
    if (part !== "refinement" && (await this.showFirst(drawing))) return;
    if (part !== "first") await this.refine(drawing);
  }

  async solveAhead(request: ViewRequest, signal: AbortSignal): Promise<void> {
    checkSize(request);
    const key = viewKey(this.version, request);
    const { store, hot } = this.known;
    if (!store || hot.has(key)) return;
    const work = () => solveForLater(this, request, key, store, hot, signal);
    const finish = await this.solving.pass(work, { signal, rank: AHEAD });
    await finish?.();
  }

  async withGeometry<T>(
    request: ViewRequest,
    options: JobOptions,
    use: (geometry: PreparedGeometry) => Promise<T>,
  ): Promise<T> {
    const { geometryKey, geometry: describe, loadTexture } = request;
    const { geometry, release } = await this.geometries.use(geometryKey, describe, loadTexture, options);
    try {
      return await use(geometry);
    } finally {
      release();
    }
  }

  figures(): ViewFigures {
    return {
      hotBytes: this.hotBytes,
      maxHotBytes: this.maxHotBytes,
      storedBytes: this.known.store?.bytes ?? 0,
      maxStoredBytes: this.known.store?.maxBytes ?? 0,
      ...sceneFigures(this.geometries, this.textures),
      usedBytes: this.arena.usedBytes,
      reservedBytes: this.arena.reservedBytes,
      ...this.known.requests,
    };
  }

  async giveBack(): Promise<void> {
    const since = this.now() - UNUSED_AFTER;
    if (this.known.store) this.known.hot.dropUnused(since);
    this.textures.dropUnused(since);
    this.geometries.dropUnused(since);
    await this.arena.giveFreePagesBack();
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  /** Shows the final picture of a hot view. */
  private async show({ view, release }: ViewLease, { request, onImage, signal }: Drawing): Promise<void> {
    try {
      await composeKnown(this.compositor, view, request, onImage, signal);
    } finally {
      release();
    }
  }

  /** Shows the preview of a view, or the final picture if it is hot meanwhile. Resolves to whether that was it. */
  private async showFirst(drawing: Drawing): Promise<boolean> {
    const { known } = this;
    const { key, request, onImage, signal } = drawing;
    const usePreview = () => known.hot.use(previewOf(key));
    const work = async () => {
      const final = known.use(key);
      if (final) return { final };
      return { preview: usePreview() ?? known.keep(previewOf(key), await solvePreview(this, request, signal)) };
    };
    const soon = usePreview();
    const first = soon ? { preview: soon } : await this.previewing.pass(work, { signal, rank: request.rank });
    if (!first.preview) {
      await this.show(first.final, drawing);
      return true;
    }
    const { view, release } = first.preview;
    try {
      const { shown } = await compose(this.compositor, "preview", view, request, onImage, signal);
      await shown;
      return false;
    } finally {
      release();
    }
  }

  /** Solves the light of a view and shows its other pictures. */
  private async refine(drawing: Drawing): Promise<void> {
    const { known } = this;
    const { key, request, signal } = drawing;
    const work = async (): Promise<Finish> => {
      const hot = known.use(key);
      if (hot) return () => this.show(hot, drawing);
      const { view, last, light } = await refineView(this, drawing, known.store !== undefined);
      known.hot.drop(previewOf(key));
      known.add(key, view);
      return async () => {
        await Promise.all([last.shown, light && known.write(key, light)]);
      };
    };
    const finish = await this.solving.pass(work, { signal, rank: request.rank });
    await finish();
  }
}

/** The key of what is kept for previews until the light is solved: other tiles need no new one. */
const previewOf = (key: string): string => `${key} preview`;

/** A picture that is being made. */
interface Drawing {
  readonly key: string;
  readonly request: ViewRequest;
  readonly onImage: (image: RenderedImage) => void;
  readonly signal: AbortSignal | undefined;
}
