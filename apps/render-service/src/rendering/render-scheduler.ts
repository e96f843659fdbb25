import { randomUUID } from "node:crypto";
import type { Picture, PictureMaker, PreparedView } from "./prepared-view.ts";

export interface RenderAsk {
  /** Where the picture is shown: only the newest ask of a place counts. */
  readonly place: string;
  /** Who asks; one asker cannot fill the queue. */
  readonly owner: string;
  readonly view: PreparedView;
  readonly onPicture: (renderId: string, picture: Picture) => void;
  readonly onFailed: (renderId: string, cause: unknown) => void;
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

interface PlacedAsk extends RenderAsk {
  readonly renderId: string;
  /** The best picture its asker knows of. */
  told: Picture | null;
  /** Whether another request took its place, or its asker left. */
  isOver: boolean;
}

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
  readonly #places = new Map<string, { ask: PlacedAsk; task: Task }>();

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
    this.#leave(ask.place);
    const task = this.#tasks.get(ask.view.imageKey) ?? this.#addTask(ask.view);
    const placed: PlacedAsk = { ...ask, renderId: randomUUID(), told: null, isOver: false };
    task.asks.add(placed);
    this.#places.set(ask.place, { ask: placed, task });
    this.#catchUp(task, placed);
    this.#dropUnwanted();
    // Once the caller has its render id, and all requests that arrived together are known.
    setImmediate(() => this.#startNext());
    return placed.renderId;
  }

  /** Forgets what was asked for these places. */
  forget(places: readonly string[]): void {
    for (const place of places) this.#leave(place);
    this.#dropUnwanted();
    setImmediate(() => this.#startNext());
  }

  /** Stops everything, and resolves when nothing runs any more. */
  async stop(): Promise<void> {
    this.forget([...this.#places.keys()]);
    for (const task of this.#tasks.values()) task.abort.abort();
    await Promise.all(this.#runs);
  }

  #checkRoom(ask: RenderAsk): void {
    const replaced = this.#places.get(ask.place);
    const freed = replaced?.task.lane === "waiting" && replaced.task.asks.size === 1 ? 1 : 0;
    if (this.waiting - freed >= this.#mostWaiting) throw new RenderBusyError("The render queue is full");
    let own = 0;
    for (const [place, { ask: other, task }] of this.#places) {
      if (place !== ask.place && other.owner === ask.owner && task.lane === "waiting") own += 1;
    }
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

  #leave(place: string): void {
    const held = this.#places.get(place);
    if (held === undefined) return;
    held.ask.isOver = true;
    held.task.asks.delete(held.ask);
    this.#places.delete(place);
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
      for (const ask of asks) ask.onFailed(ask.renderId, cause);
      settle(task.abort.signal.aborted ? "stopped" : "failed");
    }
  }

  #publish(task: Task, picture: Picture): void {
    task.latest = picture;
    for (const ask of task.asks) tell(ask, picture);
    // The light may be known from now on.
    this.#startNext();
  }

  /** Somebody who joins late sees what there is, once it has its render id; the picture may be finished by then. */
  #catchUp(task: Task, ask: PlacedAsk): void {
    if (task.latest === null) return;
    setImmediate(() => {
      if (task.latest !== null && ask.told !== task.latest && !ask.isOver) tell(ask, task.latest);
    });
  }

  #finish(task: Task): void {
    if (this.#tasks.get(task.view.imageKey) === task) this.#tasks.delete(task.view.imageKey);
    for (const ask of task.asks) {
      if (this.#places.get(ask.place)?.ask === ask) this.#places.delete(ask.place);
    }
    task.asks.clear();
  }
}

function tell(ask: PlacedAsk, picture: Picture): void {
  ask.told = picture;
  ask.onPicture(ask.renderId, picture);
}
