import { compose, type PictureUnderWay } from "./compose.ts";
import type { Compositor } from "./compositor.ts";
import type { HotView } from "./hot-view.ts";
import { type SolvingEngine, withTracedView } from "./traced-view.ts";
import { finalSamples } from "./view-key.ts";
import type { RenderedImage, ViewRequest } from "./view-request.ts";
import type { StoredView } from "./view-store.ts";

const REFINED_SAMPLES = 4;

interface Drawing {
  readonly request: ViewRequest;
  readonly onImage: (image: RenderedImage) => void;
  readonly signal: AbortSignal | undefined;
}

type DrawingEngine = SolvingEngine & { readonly compositor: Compositor };

/** A view for previews, whose memory the caller gives back: half the size, and few samples of light. */
export function solvePreview(
  engine: SolvingEngine,
  request: ViewRequest,
  signal: AbortSignal | undefined,
): Promise<HotView> {
  const options = { priority: "preview", signal, divisor: 2 } as const;
  return withTracedView(engine, request, options, async ({ view, solver, fillCache, keep }) => {
    view.wallLight = await fillCache("coarse");
    await solver.light(REFINED_SAMPLES);
    keep();
    return view;
  });
}

/** The view with its stored light, whose memory the caller gives back. Undefined if the light does not fit the view. */
export function restoreView(
  engine: SolvingEngine,
  request: ViewRequest,
  stored: StoredView,
  signal: AbortSignal | undefined,
): Promise<HotView | undefined> {
  return withTracedView(engine, request, { priority: "restore", signal }, async ({ view, solver, keep }) => {
    if (!(await solver.restore(stored))) return undefined;
    keep();
    return view;
  });
}

/** A view with its final light, whose memory the caller gives back. */
interface SolvedView {
  readonly view: HotView;
  readonly last: PictureUnderWay;
  /** Absent unless it is to be stored. */
  readonly light: StoredView | undefined;
}

/** Solves the light of a view and composes its refined and its final picture. */
export function refineView(
  engine: DrawingEngine,
  { request, onImage, signal }: Drawing,
  isStored: boolean,
): Promise<SolvedView> {
  const { compositor } = engine;
  return withTracedView(engine, request, { priority: "solve", signal }, async ({ view, solver, fillCache, keep }) => {
    // Calm cells get no more samples than these, so they need the whole radiance cache.
    view.wallLight = await fillCache("whole");
    await solver.light(REFINED_SAMPLES);
    const refined = await compose(compositor, "refined", view, request, onImage, signal);
    await solver.light(finalSamples(request));
    await refined.shown;
    const last = await compose(compositor, "final", view, request, onImage, signal);
    const light = isStored ? await solver.extract() : undefined;
    keep();
    return { view, last, light };
  });
}
