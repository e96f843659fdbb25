import { Places, type PlaceAsk } from "./places.ts";
import { Pace } from "./pace.ts";
import { kindOf, ownersIn, ownersOf, ranked, unwantedOf } from "./render-task.ts";
import type { Lane, RenderSettled, Task } from "./render-task.ts";
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
  /** How many pictures are made at once: of hot views, and first pictures of others. */
  readonly slots?: { readonly [lane in Lane]: number };
  readonly onSettled?: (event: RenderSettled) => void;
  /** The time in milliseconds. */
  readonly now?: () => number;
}

/** A second one would keep those of others waiting, who have none. */
const MOST_SOLVING_PER_OWNER = 1;

/**
 * Decides which picture is made next. Pictures of hot views are quick: they go first and run beside solves. Owners get
 * turns, independent of their number of requests. Panoramas come after stills. Equal requests share one picture. A picture that no client waits for
 * is dropped, or stopped if it is being made. The maker decides in which order pictures are refined after their first stage.
 */
export class RenderScheduler {
  readonly #maker: PictureMaker;
  readonly #mostWaiting: number;
  readonly #mostPerOwner: number;
  readonly #mostRunningPerOwner: number;
  readonly #turns = new Turns();
  readonly #pace: Pace;
  readonly #slots: { readonly [lane in Lane]: number };
  readonly #onSettled: ((event: RenderSettled) => void) | undefined;
  /** Counted apart from the tasks, because a stopped task holds its slot until the maker has ended. */
  readonly #running = { composite: 0, solve: 0, refinement: 0 };
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
    this.#pace = new Pace(options.now ?? (() => performance.now()));
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

  /** Number of pictures that have a first stage and are being refined, or wait for that. */
  get refining(): number {
    return this.#running.refinement;
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

  #dropUnwanted(): void {
    for (const task of unwantedOf(this.#tasks.values())) {
      task.abort.abort();
      this.#tasks.delete(task.view.imageKey);
    }
  }

  #startNext(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) this.#start(...next);
  }

  /** The waiting picture whose turn it is, among those that can be made now. */
  #next(): [Task, Lane] | null {
    const ready = new Map<Task, Lane>();
    const waitsForLight = { still: false, panorama: false };
    for (const task of this.#tasks.values()) {
      if (task.lane !== "waiting") continue;
      const lane = this.#maker.isWarm(task.view) ? "composite" : "solve";
      if (lane === "solve") waitsForLight[kindOf(task)] = true;
      if (this.#running[lane] < this.#slots[lane]) ready.set(task, lane);
    }
    // Light for a panorama is solved when no still waits for light.
    if (waitsForLight.still)
      for (const [task, lane] of ready) if (lane === "solve" && kindOf(task) === "panorama") ready.delete(task);
    const tasks = [...this.#tasks.values()];
    const running = { composite: ownersIn(tasks, "composite"), solve: ownersIn(tasks, "solve") };
    const count = (lane: Lane, owner: string): number => running[lane].filter((one) => one === owner).length;
    const mayStart = (owner: string, lane: Lane | undefined): boolean =>
      count("composite", owner) + count("solve", owner) < this.#mostRunningPerOwner &&
      (lane === "composite" || (count("solve", owner) < MOST_SOLVING_PER_OWNER && this.#pace.allows(owner, tasks)));
    const task = this.#turns.next(ready.keys(), (candidate) =>
      [...ownersOf(candidate)].filter((owner) => mayStart(owner, ready.get(candidate))),
    );
    const lane = task && ready.get(task);
    return task && lane ? [task, lane] : null;
  }

  #start(task: Task, lane: Lane): void {
    this.#enter(task, lane);
    this.#turns.serve(ownersOf(task));
    if (lane === "solve") this.#pace.begin(ownersOf(task));
    const run = this.#run(task, lane).finally(() => {
      this.#runs.delete(run);
      this.#enter(task, "over");
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
      const view = ranked(task, [...this.#tasks.values()]);
      await this.#maker.make(view, (picture) => this.#publish(task, picture), task.abort.signal);
      this.#finish(task);
      settle("made");
    } catch (cause) {
      const asks = [...task.asks];
      this.#finish(task);
      for (const ask of asks) ask.fail(cause);
      settle(task.abort.signal.aborted ? "stopped" : "failed");
    }
  }

  #enter(task: Task, lane: Task["lane"]): void {
    for (const [at, change] of [
      [task.lane, -1],
      [lane, 1],
    ] as const)
      if (at !== "waiting" && at !== "over") this.#running[at] += change;
    task.lane = lane;
  }

  #publish(task: Task, picture: Picture): void {
    task.latest = picture;
    if (task.lane === "solve" && picture.stage !== "final") this.#enter(task, "refinement");
    for (const ask of task.asks) ask.show(picture);
    // The view may be hot from now on.
    this.#startNext();
  }

  #finish(task: Task): void {
    if (this.#tasks.get(task.view.imageKey) === task) this.#tasks.delete(task.view.imageKey);
    task.asks.clear();
  }
}
