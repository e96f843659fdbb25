import type { GeometryStore, PreparedGeometry } from "./geometry-store.ts";
import type { ViewRequest } from "./view-request.ts";
import { createHotView, createSolveMemory, type HotView, trimHotView } from "./hot-view.ts";
import type { Kernels } from "./kernels.ts";
import type { MemoryArena } from "./memory-arena.ts";
import { checkFinishes } from "./palette.ts";
import { describeView } from "./view-description.ts";
import { finalSamples } from "./view-key.ts";
import { ViewSolver } from "./view-solver.ts";
import type { HotViews } from "./hot-views.ts";
import type { StoredView, ViewStore } from "./view-store.ts";
import type { WorkerPool } from "./worker-pool.ts";

/** What solving a view needs of an engine. */
export interface SolvingEngine {
  readonly arena: MemoryArena;
  readonly kernels: Kernels;
  readonly pool: WorkerPool;
  readonly geometries: GeometryStore;
  prepare(request: ViewRequest, signal?: AbortSignal): Promise<PreparedGeometry>;
}

/** What is known of a view before, and what happens to it afterwards. */
interface SolvedView {
  /** Stored light, to be used instead of solving it. */
  readonly stored?: StoredView | undefined;
  /** Takes over the view with its memory if it returns true. */
  readonly keep?: (view: HotView) => boolean;
}

/**
 * Solves the light of a view without earlier pictures, and calls `use` with it. Its memory is given back afterwards, unless `keep` takes it.
 * Rejects with the signal's reason when aborted.
 */
export async function withSolvedView<T>(
  engine: SolvingEngine,
  request: ViewRequest,
  use: (view: HotView, solver: ViewSolver, restored: boolean) => Promise<T>,
  signal?: AbortSignal,
  { stored, keep }: SolvedView = {},
): Promise<T> {
  const options = { priority: "solve", signal } as const;
  const { kernels, arena } = engine;
  const geometry = await engine.prepare(request, signal);
  checkFinishes(geometry.materials, request.finishes);
  const view = createHotView(kernels, arena, describeView(geometry, request, 1));
  const work = createSolveMemory(kernels, arena, view);
  let kept = false;
  try {
    const solver = new ViewSolver(engine, geometry, view, work, options);
    await solver.trace();
    trimHotView(arena, view);
    const restored = stored !== undefined && (await solver.restore(stored));
    if (restored) {
      view.wallLight = stored.wallLight;
    } else {
      view.wallLight = await engine.geometries.light(geometry, options);
      await solver.light(finalSamples(request));
    }
    const result = await use(view, solver, restored);
    kept = keep?.(view) ?? false;
    return result;
  } finally {
    work.scope.release();
    if (!kept) view.memory.release();
  }
}

/** Upper bound of a hot view's bytes per pixel, more than any view was measured to take. */
const BYTES_PER_PIXEL = 24;

/** The work that remains when a view is solved. It needs no render threads. */
export type Finish = () => Promise<void>;

/**
 * Prepares a view for a later request, without a picture: in memory if there is room, and on disk when the returned function is called. Rejects
 * with the signal's reason when aborted.
 */
export async function solveForLater(
  engine: SolvingEngine,
  request: ViewRequest,
  key: string,
  store: ViewStore,
  hot: HotViews,
  signal: AbortSignal,
): Promise<Finish | undefined> {
  if (hot.has(key)) return undefined;
  const known = await store.has(key);
  if (known && !hot.hasRoom(request.width * request.height * BYTES_PER_PIXEL)) return undefined;
  const stored = known ? await store.read(key) : undefined;
  const solved = await withSolvedView(
    engine,
    request,
    async (_view, solver, restored) => (restored ? undefined : solver.extract()),
    signal,
    { stored, keep: (view) => hot.offer(key, view) },
  );
  return solved && (() => store.write(key, solved));
}
