import { restoreView } from "./cold-view.ts";
import type { HotView } from "./hot-view.ts";
import type { HotViews, ViewLease } from "./hot-views.ts";
import type { SolvingEngine } from "./traced-view.ts";
import { Turnstile } from "./turnstile.ts";
import type { ViewRequest } from "./view-request.ts";
import type { StoredView, ViewStore } from "./view-store.ts";

const warn = (error: unknown) =>
  process.emitWarning(`A solved view could not be stored: ${String(error)}`, "RenderCacheWarning");

/** The views whose light is known: in memory, or stored. */
export class KnownViews {
  readonly hot: HotViews;
  readonly store: ViewStore | undefined;
  /** Requests so far whose light was in memory, was stored, or had to be solved. */
  readonly requests = { hot: 0, stored: 0, solved: 0 };
  /** One view at a time, which bounds memory. */
  private readonly restoring = new Turnstile();

  constructor(hot: HotViews, store: ViewStore | undefined) {
    this.hot = hot;
    this.store = store;
  }

  /** The view for a request, if it is in memory. */
  use(key: string): ViewLease | undefined {
    const lease = this.hot.use(key);
    if (lease) this.requests.hot++;
    return lease;
  }

  /** Keeps a view in memory, in use. */
  keep(key: string, view: HotView): ViewLease {
    this.hot.add(key, view);
    const lease = this.hot.use(key);
    if (!lease) throw new Error("The newest view is not kept");
    return lease;
  }

  /** The view for a request, with its stored light. Undefined if it is not stored. */
  async restore(
    engine: SolvingEngine,
    key: string,
    request: ViewRequest,
    signal: AbortSignal | undefined,
  ): Promise<ViewLease | undefined> {
    const stored = await this.store?.read(key);
    if (!stored) return undefined;
    const work = async () => {
      // Another request may have restored or solved it meanwhile.
      const hot = this.use(key);
      if (hot) return hot;
      const view = await restoreView(engine, request, stored, signal);
      if (!view) return undefined;
      this.requests.stored++;
      return this.keep(key, view);
    };
    return this.restoring.pass(work, { signal, rank: request.rank });
  }

  /** Keeps a view in memory that was solved for a request. */
  add(key: string, view: HotView): void {
    this.requests.solved++;
    this.hot.add(key, view);
  }

  /** Stores the light of a view. The picture is already made: a full disk must not fail the request. */
  async write(key: string, light: StoredView): Promise<void> {
    await this.store?.write(key, light).catch(warn);
  }
}
