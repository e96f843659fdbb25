/** Saves changes to the server: shortly after the last change, one save at a time, with retries after temporary failures. */
import { ApiProblem, ConnectionFailure, isProblem } from "@showroom/api-client/failures";
import { growingPauses } from "@showroom/api-client/pauses";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import type { Rooms } from "./choices-state.ts";

export type SaveState =
  | { readonly kind: "saved" }
  | { readonly kind: "saving" }
  /**
   * Not saved. After `offline` (no connection) and `server` (a temporary failure) the autosave retries, with `trying` true while
   * it does. After `refused` it sends the choices again only after the next change.
   */
  | { readonly kind: "failed"; readonly reason: "offline" | "server" | "refused"; readonly trying?: boolean }
  /** The choices were changed elsewhere in the meantime; the buyer decides which to keep. */
  | { readonly kind: "conflict"; readonly server: ProjectChoices }
  /**
   * The buyer has another home or house type now, or none (`hasLeft`). Nothing can be saved here; the page has to be opened again.
   */
  | { readonly kind: "moved"; readonly hasLeft?: true };

/** The state to show after `before`: a failure stays until the result of the next try is known, and a move for good. */
export function statusAfter(before: SaveState, next: SaveState): SaveState {
  if (before.kind === "moved") return before;
  return before.kind === "failed" && next.kind === "saving" ? { ...before, trying: true } : next;
}

export interface WantedAppointment {
  readonly id: number;
}

export interface SaveRequest {
  readonly rooms: Rooms;
  readonly submitType: SubmitType | null;
  readonly version: number;
  /** The time for an appointment that a submission books; null for none. */
  readonly appointment?: WantedAppointment | null | undefined;
}

export interface AutosaveOptions {
  /** The unsaved choices; null when everything is saved. */
  readonly pending: () => (SaveRequest & { readonly revision: number }) | null;
  readonly send: (request: SaveRequest) => Promise<ProjectChoices>;
  /** Reads the server's copy; `other-user` when it is not of the user whose choices are unsaved. */
  readonly parseCurrent: (value: unknown) => ProjectChoices | "other-user" | null;
  /** Merges the server's newer copy with the unsaved choices. False when the buyer has to decide. */
  readonly merge: (server: ProjectChoices) => boolean;
  readonly onSaved: (server: ProjectChoices, revision: number) => void;
  /** Another person is signed in by now, so nothing may be saved. Called once; the autosave has stopped. */
  readonly onOtherUser: () => void;
  /** The choices were submitted elsewhere, so nothing can be saved. Rejects when the submitted ones cannot be loaded. */
  readonly onLocked: () => Promise<void>;
  /** The server refuses these choices, whenever they are sent. A change that follows from it is saved. */
  readonly onRefused: (refusal: unknown) => void;
  readonly onStatus: (status: SaveState) => void;
  readonly delay?: number;
  readonly retryDelays?: readonly number[];
}

export interface Autosave {
  /** Reports a change, which starts the delay until the next save. */
  poke(): void;
  /** Saves at once. Resolves when everything is saved, and rejects with the failure. */
  flush(): Promise<void>;
  /** Submits the choices, after the save that is under way. */
  submit(submitType: SubmitType, appointment?: WantedAppointment | null): Promise<ProjectChoices>;
  /** Runs `work` while no save is under way. Calls run one at a time, in order. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  stop(): void;
  /** Stops for good, because another person is signed in by now. */
  leave(): void;
}

const RETRY_DELAYS = [2_000, 5_000, 15_000, 30_000, 60_000];
/** Saves that may follow each other at once because the choices were changed elsewhere; after these there is a pause. */
const MOST_MERGES = 3;

/**
 * Whether a refusal stays the same until the buyer chooses something else. `not-authenticated` and `forbidden` do not: after a session
 * ended, the anonymous user may not save until the buyer signs in again.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status < 500 && ![401, 403, 408, 429].includes(error.status);

export function createAutosave(options: AutosaveOptions): Autosave {
  const { delay = 700, retryDelays = RETRY_DELAYS } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  const pauses = growingPauses(retryDelays);
  let merges = 0;
  let stopped = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run().catch(() => {}), wait);
  }

  async function saveOnce(): Promise<void> {
    clearTimeout(timer);
    const request = options.pending();
    if (request === null) return options.onStatus({ kind: "saved" });
    options.onStatus({ kind: "saving" });
    try {
      const server = await options.send(request);
      pauses.reset();
      merges = 0;
      options.onSaved(server, request.revision);
      next();
    } catch (error) {
      const current = staleFor(error);
      if (current !== null && current !== "other-user" && options.merge(current)) {
        merges += 1;
        if (merges <= MOST_MERGES) return next();
        merges = 0;
        retryLater(error);
      } else handle(error);
      throw error;
    }
  }

  /** Saves what is left, or reports that nothing is. */
  function next(): void {
    if (options.pending() === null) options.onStatus({ kind: "saved" });
    else schedule(0);
  }

  /** The server's newer copy, when that is why it refused a save. */
  const staleFor = (error: unknown): ProjectChoices | "other-user" | null =>
    isProblem(error, "choices-stale") ? options.parseCurrent(error.current) : null;

  function handle(failure: unknown): void {
    // The next try is refused too, and then loads them again.
    if (isProblem(failure, "choices-locked")) return void options.onLocked().catch(retryLater);
    if (isProblem(failure, "home-left")) return options.onStatus({ kind: "moved", hasLeft: true });
    if (isProblem(failure, "choices-moved")) return options.onStatus({ kind: "moved" });
    const current = staleFor(failure);
    if (current === "other-user" || isProblem(failure, "choices-of-another")) return leave();
    if (current !== null) return options.onStatus({ kind: "conflict", server: current });
    // Choices that the server refuses are not retried unchanged; the next change sends them again.
    if (!isFinal(failure)) return retryLater(failure);
    options.onStatus({ kind: "failed", reason: "refused" });
    options.onRefused(failure);
  }

  function retryLater(error: unknown): void {
    const isOffline = error instanceof ConnectionFailure && error.reason === "offline";
    options.onStatus({ kind: "failed", reason: isOffline ? "offline" : "server" });
    schedule(pauses.next(error));
  }

  function leave(): void {
    if (stopped) return;
    stop();
    options.onOtherUser();
  }

  function alone<T>(work: () => Promise<T>): Promise<T> {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  }

  const run = (): Promise<void> => alone(saveOnce);

  async function submitOnce(submitType: SubmitType, appointment?: WantedAppointment | null): Promise<ProjectChoices> {
    clearTimeout(timer);
    const base = options.pending();
    if (base === null) throw new Error("A submission carries the choices: there must be a pending revision");
    options.onStatus({ kind: "saving" });
    try {
      const server = await options.send({ ...base, submitType, appointment });
      options.onSaved(server, base.revision);
      options.onStatus({ kind: "saved" });
      return server;
    } catch (error) {
      handle(error);
      throw error;
    }
  }

  const onOnline = (): void => schedule(0);
  globalThis.addEventListener?.("online", onOnline);

  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    globalThis.removeEventListener?.("online", onOnline);
  }

  return {
    poke() {
      options.onStatus({ kind: "saving" });
      schedule(delay);
    },
    async flush() {
      do await run();
      while (options.pending() !== null);
    },
    submit: (submitType, appointment) => alone(() => submitOnce(submitType, appointment)),
    alone,
    stop,
    leave,
  };
}
