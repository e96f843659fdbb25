import type { LayeredEngine, ViewRequest } from "./engine.ts";
import { createHotView, createSolveMemory, type HotView, trimHotView } from "./hot-view.ts";
import { checkFinishes } from "./palette.ts";
import { describeView } from "./view-description.ts";
import { finalSamples } from "./view-key.ts";
import { ViewSolver } from "./view-solver.ts";
import type { StoredView } from "./view-store.ts";

/**
 * Solves the light of a view at once, without a picture on the way, and hands it to `use`; its memory goes back afterwards.
 * Rejects with the signal's reason when aborted.
 */
export async function withSolvedView<T>(
  engine: LayeredEngine,
  request: ViewRequest,
  use: (view: HotView, solver: ViewSolver) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const options = { priority: "solve", signal } as const;
  const { kernels, arena } = engine;
  const geometry = await engine.prepare(request, signal);
  checkFinishes(geometry.materials, request.finishes);
  const view = createHotView(kernels, arena, describeView(geometry, request, 1));
  const work = createSolveMemory(kernels, arena, view);
  try {
    const solver = new ViewSolver(engine, geometry, view, work, options);
    await solver.trace();
    trimHotView(arena, view);
    view.meanLight = await engine.geometries.light(geometry, options);
    await solver.light(finalSamples(request));
    return await use(view, solver);
  } finally {
    work.scope.release();
    view.memory.release();
  }
}

/** The light of a view as the disk keeps it; no picture is made. Rejects with the signal's reason when aborted. */
export function solveForLater(engine: LayeredEngine, request: ViewRequest, signal: AbortSignal): Promise<StoredView> {
  return withSolvedView(engine, request, (_view, solver) => solver.extract(), signal);
}
