import type { PreparedGeometry } from "./geometry-store.ts";
import { type HotView, reservePacked, sampleCount, type SolveMemory } from "./hot-view.ts";
import type { Kernels, RangeKernel } from "./kernels.ts";
import type { MemoryArena } from "./memory-arena.ts";
import type { StoredView } from "./view-store.ts";
import type { JobOptions, WorkerPool } from "./worker-pool.ts";

const LAYER = { surface: 0, reflected: 1, glossy: 2 } as const;
/** A filter pass: distance between its taps in cells, and the contrast that it preserves (0: none). */
type Pass = readonly [step: number, contrast: number];
const PASSES: Readonly<
  Record<keyof typeof LAYER, { readonly direct: readonly Pass[]; readonly indirect: readonly Pass[] }>
> = {
  surface: {
    direct: [
      [1, 0],
      [2, 0.45],
      [4, 0.3],
    ],
    indirect: [
      [1, 0],
      [2, 0],
      [4, 0],
      [8, 0],
    ],
  },
  reflected: {
    direct: [
      [1, 0],
      [3, 0.45],
    ],
    indirect: [
      [1, 0],
      [3, 0],
      [6, 0],
    ],
  },
  // All light of a reflection counts as indirect.
  glossy: {
    direct: [],
    indirect: [
      [1, 0],
      [2, 0],
      [4, 0.5],
    ],
  },
};
/** First of three planes each: unfiltered light, and the two targets of filter passes. See assembly/light/planes.ts. */
const PLANES = { direct: 18, indirect: 21, directWork: [24, 27], indirectWork: [30, 33] } as const;
/** With few samples, differences are noise rather than shadows, so filters may blur more contrast. */
const toleranceOf = (samples: number) => Math.max(1, 16 / samples);
/** Steps of the passes over shares. They are odd, since even ones would leave a pattern of single cells. */
const SHARE_STEPS = [1, 3, 7] as const;

/** Solves one view on all threads. The steps are described in assembly/README.md. */
export class ViewSolver {
  private readonly pool: WorkerPool;
  private readonly arena: MemoryArena;
  private readonly kernels: Kernels;
  private readonly view: HotView;
  private readonly work: SolveMemory;
  private readonly scene: number;
  private readonly options: JobOptions;
  private samples = 0;

  constructor(
    engine: { pool: WorkerPool; arena: MemoryArena; kernels: Kernels },
    geometry: PreparedGeometry,
    view: HotView,
    work: SolveMemory,
    options: JobOptions,
  ) {
    this.pool = engine.pool;
    this.arena = engine.arena;
    this.kernels = engine.kernels;
    this.scene = geometry.scene;
    this.view = view;
    this.work = work;
    this.options = options;
  }

  /** Traces what every pixel and edge sample sees. */
  async trace(): Promise<void> {
    const { view } = this;
    await this.run("traceRows", view.height, 8);
    await this.run("markEdges", view.height, 16);
    view.edges = await this.pool.single("listEdges", this.binding, [], this.options);
    await this.run("traceEdges", view.edges, 512);
    await this.run("collectCells", view.lowHeight, 16);
    await this.run("rateCells", view.lowHeight, 8);
  }

  /** Samples light until cells have `total` samples, filters it, and interpolates it at every sample of the picture. */
  async light(total: number): Promise<void> {
    const before = this.samples;
    const count = total - before;
    const { cells, lowWidth } = this.view;
    const counts = { surface: count, reflected: Math.ceil(count / 2), glossy: (3 * count) >> 1 };
    const starts = { surface: before, reflected: Math.ceil(before / 2), glossy: (3 * before) >> 1 };
    this.samples = total;
    for (const layer of ["surface", "reflected", "glossy"] as const) {
      const args = [LAYER[layer], starts[layer], counts[layer]];
      await this.run("solveCells", cells, lowWidth * 2, args);
      await this.filter(layer);
    }
    await this.run("roundLight", Object.keys(LAYER).length * cells, 8192);
    await this.bake(samplesAlone(before), samplesAlone(total));
    await this.pack();
  }

  /** Uses stored light instead of solving it. Resolves to false if it does not fit this view. */
  async restore(stored: StoredView): Promise<boolean> {
    const { view, work } = this;
    if (stored.edges !== view.edges || stored.light.length !== view.cells * 12) return false;
    const packed = work.scope.store(stored.light);
    await this.pool.single("unpackLight", this.binding, [packed], this.options);
    this.arena.bytes(view.shares, stored.shares.length).set(stored.shares);
    await this.run("bakeSamples", sampleCount(view), 16384, [0]);
    const refined = work.scope.store(stored.refined);
    const args = [refined, sampleCount(view), stored.refined.length / 8];
    if ((await this.pool.single("unpackRefined", this.binding, args, this.options)) !== 1) return false;
    await this.pack();
    view.wallLight = stored.wallLight;
    return true;
  }

  /** The light of this view in the form that is stored. */
  async extract(): Promise<StoredView> {
    const { view, work, arena } = this;
    const light = work.scope.allocate(view.cells * 12);
    await this.pool.single("packLight", this.binding, [light], this.options);
    const samples = sampleCount(view);
    const refined = work.scope.allocate(samples * 8);
    const count = await this.pool.single("packRefined", this.binding, [refined, samples], this.options);
    return {
      edges: view.edges,
      wallLight: view.wallLight,
      light: arena.bytes(light, view.cells * 12).slice(),
      shares: arena.bytes(view.shares, view.cells * this.kernels.sharesBytes()).slice(),
      refined: arena.bytes(refined, count * 8).slice(),
    };
  }

  private get binding() {
    return { scene: this.scene, view: this.view.block, palette: 0 };
  }

  private run(kernel: RangeKernel, count: number, chunk: number, args: readonly number[] = []) {
    return this.pool.range({ kernel, binding: this.binding, count, chunk, args }, this.options);
  }

  private async filter(layer: keyof typeof LAYER): Promise<void> {
    const { lowHeight } = this.view;
    const number = LAYER[layer];
    const passes = PASSES[layer];
    await this.run("spreadLight", lowHeight, 32, [number]);
    const indirect = await this.passes(number, PLANES.indirect, passes.indirect, false, 0);
    const direct = await this.passes(number, PLANES.direct, passes.direct, true, indirect);
    await this.run("joinLight", lowHeight, 32, [number, direct, indirect]);
    for (const [index, step] of SHARE_STEPS.entries()) {
      const isLast = index === SHARE_STEPS.length - 1;
      await this.run("filterShares", lowHeight, 8, [number, step, index, isLast ? 1 : 0]);
    }
  }

  /** Runs filter passes from the planes `raw`. Light in the planes `beside` makes noise less visible. Resolves to the planes of the result. */
  private async passes(
    layer: number,
    raw: number,
    passes: readonly Pass[],
    narrow: boolean,
    beside: number,
  ): Promise<number> {
    const { lowHeight } = this.view;
    const [even, odd] = narrow ? PLANES.directWork : PLANES.indirectWork;
    const tolerance = toleranceOf(this.samples);
    let source = raw;
    for (const [index, [step, contrast]] of passes.entries()) {
      const target = index % 2 === 0 ? even : odd;
      const args = [layer, source, target, step, narrow ? 1 : 0, contrast * tolerance, beside];
      await this.run("filterColor", lowHeight, 8, args);
      source = target;
    }
    return source;
  }

  /** Packs the samples for composing. */
  private async pack(): Promise<void> {
    const { view } = this;
    const bytes = await this.run("measureRows", view.height, 16);
    reservePacked(this.kernels, view, bytes);
    await this.pool.single("placeRows", this.binding, [], this.options);
    await this.run("packRows", view.height, 16);
  }

  /** Interpolates the light at every sample. Where that is not enough, traces samples `first` to `last` of their sequences. */
  private async bake(first: number, last: number): Promise<void> {
    const samples = sampleCount(this.view);
    const failed = await this.run("bakeSamples", samples, 16384, [first > 0 ? 1 : 0]);
    if (failed === 0) return;
    await this.run("refineSamples", samples, 1024, [first, last - first]);
    const calmed = this.arena.allocate(samples * 8);
    try {
      await this.run("calmSamples", samples, 8192, [calmed]);
      await this.run("applyCalm", samples, 65536, [calmed]);
    } finally {
      this.arena.release(calmed);
    }
  }
}

/** Samples of a pixel that is traced by itself, if cells have this many. */
function samplesAlone(samples: number): number {
  return samples >> 1;
}
