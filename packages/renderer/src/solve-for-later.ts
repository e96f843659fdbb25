import type { HotViews } from "./hot-views.ts";
import type { HotView } from "./hot-view.ts";
import { type SolvingEngine, type TracedView, withTracedView } from "./traced-view.ts";
import { finalSamples } from "./view-key.ts";
import type { ViewRequest } from "./view-request.ts";
import type { ViewSolver } from "./view-solver.ts";
import type { ViewStore } from "./view-store.ts";

async function solve({ view, solver, fillCache }: TracedView, request: ViewRequest): Promise<void> {
  view.wallLight = await fillCache("whole");
  await solver.light(finalSamples(request));
}

/**
 * Solves the light of a view without earlier pictures, and calls `use` with it. Its memory is given back afterwards. Rejects with the signal's
 * reason when aborted.
 */
export function withSolvedView<T>(
  engine: SolvingEngine,
  request: ViewRequest,
  use: (view: HotView, solver: ViewSolver) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  return withTracedView(engine, request, { priority: "solve", signal }, async (traced) => {
    await solve(traced, request);
    return use(traced.view, traced.solver);
  });
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
  return withTracedView(engine, request, { priority: "solve", signal }, async (traced) => {
    const { view, solver, keep } = traced;
    const isRestored = stored !== undefined && (await solver.restore(stored));
    if (!isRestored) await solve(traced, request);
    const solved = isRestored ? undefined : await solver.extract();
    if (hot.offer(key, view)) keep();
    return solved && (() => store.write(key, solved));
  });
}
