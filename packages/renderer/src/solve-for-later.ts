import type { LayeredEngine, ViewRequest } from "./engine.ts";
import { createHotView, createSolveMemory, type HotView, trimHotView } from "./hot-view.ts";
import { checkFinishes } from "./palette.ts";
import { describeView } from "./view-description.ts";
import { finalSamples } from "./view-key.ts";
import { ViewSolver } from "./view-solver.ts";
import type { HotViews } from "./hot-views.ts";
import type { StoredView, ViewStore } from "./view-store.ts";

/** What becomes of a view once its light is solved. */
interface SolvedView {
  /** Its light as it was kept, in place of solving it. */
  readonly stored?: StoredView | undefined;
  /** Takes the view over, memory and all, or not. */
  readonly keep?: (view: HotView) => boolean;
}

/**
 * Solves the light of a view at once, without a picture on the way, and hands it to `use`; its memory goes back afterwards, unless
 * somebody keeps it. Rejects with the signal's reason when aborted.
 */
export async function withSolvedView<T>(
  engine: LayeredEngine,
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
      view.meanLight = stored.meanLight;
    } else {
      view.meanLight = await engine.geometries.light(geometry, options);
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

/** Bytes of a hot view per pixel of its picture, more than any was seen to take. */
const BYTES_PER_PIXEL = 24;

/** What is left to do for a view once nothing more is solved for it; needs no threads. */
export type Finish = () => Promise<void>;

/**
 * Has a view ready for whoever asks for it next: in memory, where there is room, and its light on the disk once the outcome is called. No
 * picture is made. Rejects with the signal's reason when aborted.
 */
export async function solveForLater(
  engine: LayeredEngine,
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
