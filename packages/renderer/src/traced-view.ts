import type { Rgb } from "@showroom/scene/mesh-format";
import type { CacheQuality, GeometryStore, PreparedGeometry } from "./geometry-store.ts";
import { createHotView, createSolveMemory, type HotView, trimHotView } from "./hot-view.ts";
import type { Kernels } from "./kernels.ts";
import type { MemoryArena } from "./memory-arena.ts";
import { checkFinishes } from "./palette.ts";
import { describeView } from "./view-description.ts";
import type { ViewRequest } from "./view-request.ts";
import { ViewSolver } from "./view-solver.ts";
import type { JobOptions, WorkerPool } from "./worker-pool.ts";

/** What solving a view needs of an engine. */
export interface SolvingEngine {
  readonly arena: MemoryArena;
  readonly kernels: Kernels;
  readonly pool: WorkerPool;
  readonly geometries: GeometryStore;
  withGeometry<T>(
    request: ViewRequest,
    options: JobOptions,
    use: (geometry: PreparedGeometry) => Promise<T>,
  ): Promise<T>;
}

/** A view of which is known what every sample sees, but not yet its light. */
export interface TracedView {
  readonly view: HotView;
  readonly solver: ViewSolver;
  /** Fills the radiance cache of its room. */
  readonly fillCache: (quality: CacheQuality) => Promise<Rgb>;
  /** Leaves the view's memory to the caller, who gives it back. */
  readonly keep: () => void;
}

interface TraceOptions extends JobOptions {
  /** Divides width and height. */
  readonly divisor?: number;
}

/** Traces a view and calls `use` with it. Its memory is given back afterwards. Rejects with the signal's reason when aborted. */
export function withTracedView<T>(
  engine: SolvingEngine,
  request: ViewRequest,
  { divisor = 1, ...options }: TraceOptions,
  use: (traced: TracedView) => Promise<T>,
): Promise<T> {
  const { kernels, arena } = engine;
  return engine.withGeometry(request, options, async (geometry) => {
    checkFinishes(geometry.materials, request.finishes);
    const view = createHotView(kernels, arena, describeView(geometry, request, divisor));
    const work = createSolveMemory(kernels, arena, view);
    let isKept = false;
    try {
      const solver = new ViewSolver(engine, geometry, view, work, options);
      await solver.trace();
      trimHotView(arena, view);
      return await use({
        view,
        solver,
        fillCache: (quality) => engine.geometries.light(geometry, options, quality),
        keep: () => {
          isKept = true;
        },
      });
    } finally {
      work.scope.release();
      if (!isKept) view.memory.release();
    }
  });
}
