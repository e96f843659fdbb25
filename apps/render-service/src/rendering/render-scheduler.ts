import { Places, type PlaceAsk, type PlacedAsk } from "./places.ts";
import type { Picture, PictureMaker, PreparedView } from "./prepared-view.ts";

export interface RenderAsk extends PlaceAsk {
  readonly view: PreparedView;
}

/** Thrown when the queue is full. */
export class RenderBusyError extends Error {
  override readonly name = "RenderBusyError";
}

export interface RenderSchedulerOptions {
  readonly maker: PictureMaker;
  /** Pictures that may wait for their turn. */
  readonly mostWaiting?: number;
  readonly mostWaitingPerOwner?: number;
  /** Pictures made at once: of known light, and beside them of light that must be solved. */
  readonly slots?: { readonly [lane in Lane]: number };
  readonly onSettled?: (event: RenderSettled) => void;
}

/** The end of one picture's making; the duration in milliseconds. */
export interface RenderSettled {
  readonly lane: Lane;
  readonly outcome: "made" | "failed" | "stopped";
  readonly duration: number;
}

type Lane = "composite" | "solve";

/** One picture in the making, for everybody who asked for it. */
interface Task {
  readonly view: PreparedView;
  readonly asks: Set<PlacedAsk>;
  readonly abort: AbortController;
  lane: "waiting" | Lane;
  latest: Picture | null;
}

/**
 * Decides which picture is made next. Pictures whose light is known go first and beside the solves, since they take a
 * moment; equal requests share one picture; a request nobody waits for any more is dropped, and stopped when it runs.
 */
export class RenderScheduler {
  readonly #maker: PictureMaker;
  readonly #mostWaiting: number;
  readonly #mostPerOwner: number;
  readonly #slots: { readonly [lane in Lane]: number };
  readonly #onSettled: ((event: RenderSettled) => void) | undefined;
  /** Counted apart from the tasks: a stopped one holds its slot until the maker lets go. */
  readonly #running = { composite: 0, solve: 0 };
  readonly #runs = new Set<Promise<void>>();
  readonly #tasks = new Map<string, Task>();
  readonly #places = new Places((ask) => {
    for (const task of this.#tasks.values()) task.asks.delete(ask);
  });

  constructor(options: RenderSchedulerOptions) {
    this.#maker = options.maker;
    this.#mostWaiting = options.mostWaiting ?? 64;
    this.#mostPerOwner = options.mostWaitingPerOwner ?? 8;
    this.#onSettled = options.onSettled;
    this.#slots = options.slots ?? { composite: 2, solve: 1 };
  }

  get waiting(): number {
    let count = 0;
    for (const task of this.#tasks.values()) if (task.lane === "waiting") count += 1;
    return count;
  }

  get running(): number {
    return this.#running.composite + this.#running.solve;
  }

  /** Takes a request and gives its render id. Throws `RenderBusyError`, and then the place's former request still counts. */
  ask(ask: RenderAsk): string {
    const shared = this.#tasks.get(ask.view.imageKey);
    if (shared === undefined) this.#checkRoom(ask);
    const placed = this.#places.take(ask);
    const task = this.#tasks.get(ask.view.imageKey) ?? this.#addTask(ask.view);
    task.asks.add(placed);
    // Somebody who joins late sees what there is; the picture may be finished by then.
    placed.showSoon(() => task.latest);
    this.#goOn();
    return placed.renderId;
  }

  /** Takes a request whose picture exists already, and gives its render id. */
  answer(ask: PlaceAsk, picture: Picture): string {
    const placed = this.#places.take(ask);
    placed.showSoon(() => picture);
    this.#goOn();
    return placed.renderId;
  }

  /** Forgets what was asked for these places. */
  forget(places: readonly string[]): void {
    for (const place of places) this.#places.leave(place);
    this.#goOn();
  }

  /** Stops everything, and resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.#places.leaveAll();
    for (const task of this.#tasks.values()) task.abort.abort();
    await Promise.all(this.#runs);
  }

  #checkRoom(ask: RenderAsk): void {
    let waiting = 0;
    let own = 0;
    for (const task of this.#tasks.values()) {
      if (task.lane !== "waiting") continue;
      // What waits for this place alone makes room.
      const others = [...task.asks].filter((other) => other.place !== ask.place);
      if (others.length > 0) waiting += 1;
      own += others.filter((other) => other.owner === ask.owner).length;
    }
    if (waiting >= this.#mostWaiting) throw new RenderBusyError("The render queue is full");
    if (own >= this.#mostPerOwner) throw new RenderBusyError("Too many pictures wait for this user");
  }

  #addTask(view: PreparedView): Task {
    const task: Task = {
      view,
      asks: new Set(),
      abort: new AbortController(),
      lane: "waiting",
      latest: null,
    };
    this.#tasks.set(view.imageKey, task);
    return task;
  }

  #goOn(): void {
    this.#dropUnwanted();
    // Once the caller has its render id, and all requests that arrived together are known.
    setImmediate(() => this.#startNext());
  }

  /** A running picture that nobody waits for goes on only while its light serves a picture that somebody does wait for. */
  #dropUnwanted(): void {
    const wantedViews = new Set<string>();
    for (const task of this.#tasks.values()) {
      if (task.asks.size > 0) wantedViews.add(task.view.viewKey);
    }
    for (const [key, task] of this.#tasks) {
      if (task.asks.size > 0) continue;
      if (task.lane === "waiting") this.#tasks.delete(key);
      else if (task.lane === "composite" || !wantedViews.has(task.view.viewKey)) {
        task.abort.abort();
        this.#tasks.delete(key);
      }
    }
  }

  #startNext(): void {
    for (const task of this.#tasks.values()) {
      if (task.lane !== "waiting") continue;
      const lane = this.#maker.isWarm(task.view) ? "composite" : "solve";
      if (this.#running[lane] < this.#slots[lane]) this.#start(task, lane);
    }
  }

  #start(task: Task, lane: Lane): void {
    task.lane = lane;
    this.#running[lane] += 1;
    const run = this.#run(task, lane).finally(() => {
      this.#runs.delete(run);
      this.#running[lane] -= 1;
      this.#dropUnwanted();
      this.#startNext();
    });
    this.#runs.add(run);
  }

  async #run(task: Task, lane: Lane): Promise<void> {
    const startedAt = performance.now();
    const settle = (outcome: RenderSettled["outcome"]): void =>
      this.#onSettled?.({ lane, outcome, duration: performance.now() - startedAt });
    try {
      await this.#maker.make(task.view, (picture) => this.#publish(task, picture), task.abort.signal);
      this.#finish(task);
      settle("made");
    } catch (cause) {
      const asks = [...task.asks];
      this.#finish(task);
      for (const ask of asks) ask.fail(cause);
      settle(task.abort.signal.aborted ? "stopped" : "failed");
    }
  }

  #publish(task: Task, picture: Picture): void {
    task.latest = picture;
    for (const ask of task.asks) ask.show(picture);
    // The light may be known from now on.
    this.#startNext();
  }

  #finish(task: Task): void {
    if (this.#tasks.get(task.view.imageKey) === task) this.#tasks.delete(task.view.imageKey);
    task.asks.clear();
  }
}
