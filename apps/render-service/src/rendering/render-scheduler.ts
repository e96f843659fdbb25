import { isPanoramaFace } from "@showroom/domain/render/panorama";
import { Places, type PlaceAsk, type PlacedAsk } from "./places.ts";
import { Turns } from "./turns.ts";
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
  /** Largest number of waiting pictures. */
  readonly mostWaiting?: number;
  readonly mostWaitingPerOwner?: number;
  /** Maximum number of parallel pictures per owner. */
  readonly mostRunningPerOwner?: number;
  /** How many pictures are made at once: of hot views, and of views that must be solved. */
  readonly slots?: { readonly [lane in Lane]: number };
  readonly onSettled?: (event: RenderSettled) => void;
}

/** The end of making one picture, with its duration in milliseconds. */
export interface RenderSettled {
  readonly lane: Lane;
  readonly outcome: "made" | "failed" | "stopped";
  readonly duration: number;
}

type Lane = "composite" | "solve";

/** One picture that waits or is being made, for all who requested it. */
interface Task {
  readonly view: PreparedView;
  readonly asks: Set<PlacedAsk>;
  readonly abort: AbortController;
  lane: "waiting" | Lane;
  latest: Picture | null;
}

/**
 * Decides which picture is made next. Pictures of hot views are quick: they go first and run beside solves. Owners get
 * turns, independent of their number of requests. Panoramas come after stills. Equal requests share one picture. A picture that no client waits for
 * is dropped, or stopped if it is being made.
 */
export class RenderScheduler {
  readonly #maker: PictureMaker;
  readonly #mostWaiting: number;
  readonly #mostPerOwner: number;
  readonly #mostRunningPerOwner: number;
  readonly #turns = new Turns();
  readonly #slots: { readonly [lane in Lane]: number };
  readonly #onSettled: ((event: RenderSettled) => void) | undefined;
  /** Counted apart from the tasks, because a stopped task holds its slot until the maker has ended. */
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
    this.#mostRunningPerOwner = options.mostRunningPerOwner ?? 2;
    this.#onSettled = options.onSettled;
    this.#slots = options.slots ?? { composite: 2, solve: 1 };
  }

  get waiting(): number {
    let count = 0;
    for (const task of this.#tasks.values()) if (task.lane === "waiting") count += 1;
    return count;
  }

  /** Largest number of waiting pictures. */
  get mostWaiting(): number {
    return this.#mostWaiting;
  }

  /** Largest number of pictures that are made at once. */
  get mostRunning(): number {
    return this.#slots.composite + this.#slots.solve;
  }

  get running(): number {
    return this.#running.composite + this.#running.solve;
  }

  /** Accepts a request and returns its render id. If it throws `RenderBusyError`, the earlier request of the place still counts. */
  ask(ask: RenderAsk): string {
    const shared = this.#tasks.get(ask.view.imageKey);
    if (shared === undefined) this.#checkRoom(ask);
    const placed = this.#places.take(ask);
    const task = this.#tasks.get(ask.view.imageKey) ?? this.#addTask(ask.view);
    task.asks.add(placed);
    // A client that joins late gets the pictures so far. The final one may be among them.
    placed.showSoon(() => task.latest);
    this.#goOn();
    return placed.renderId;
  }

  /** Accepts a request whose picture is already stored, and returns its render id. */
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
      // A waiting picture that only this place needs makes room.
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
    // Later, when the caller has its render id and all requests that arrived together are known.
    setImmediate(() => this.#startNext());
  }

  /** A running picture that no client waits for goes on only if a client waits for a picture with the same light. */
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
    for (let next = this.#next(); next !== null; next = this.#next()) this.#start(...next);
  }

  /** The waiting picture whose turn it is, among those that can be made now. */
  #next(): [Task, Lane] | null {
    const running = new Map<string, number>();
    const ready = new Map<Task, Lane>();
    const waitsForLight = { still: false, panorama: false };
    for (const task of this.#tasks.values()) {
      if (task.lane === "waiting") {
        const lane = this.#maker.isWarm(task.view) ? "composite" : "solve";
        if (lane === "solve") waitsForLight[kindOf(task)] = true;
        if (this.#running[lane] < this.#slots[lane]) ready.set(task, lane);
      } else for (const owner of ownersOf(task)) running.set(owner, (running.get(owner) ?? 0) + 1);
    }
    // Light for a panorama is solved when no still waits for light.
    if (waitsForLight.still)
      for (const [task, lane] of ready) if (lane === "solve" && kindOf(task) === "panorama") ready.delete(task);
    const mayStart = (owner: string): boolean => (running.get(owner) ?? 0) < this.#mostRunningPerOwner;
    const task = this.#turns.next(ready.keys(), (candidate) => [...ownersOf(candidate)].filter(mayStart));
    const lane = task && ready.get(task);
    return task && lane ? [task, lane] : null;
  }

  #start(task: Task, lane: Lane): void {
    task.lane = lane;
    this.#turns.serve(ownersOf(task));
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
    // The view may be hot from now on.
    this.#startNext();
  }

  #finish(task: Task): void {
    if (this.#tasks.get(task.view.imageKey) === task) this.#tasks.delete(task.view.imageKey);
    task.asks.clear();
  }
}

const kindOf = ({ view }: Task): "still" | "panorama" =>
  isPanoramaFace(view.request.sceneSettings.cameraPosition) ? "panorama" : "still";

function ownersOf({ asks }: Task): Set<string> {
  return new Set([...asks].map(({ owner }) => owner));
}
