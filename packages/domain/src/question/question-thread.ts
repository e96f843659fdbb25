/** Questions of buyers at a choice: the state of a thread, who may write in it, and what somebody has not read of it. */
import type { ProjectState } from "../model/project.ts";

/** Longest words of a message, in characters. */
export const WORDS_LIMIT = 2_000;
/** Pictures of one message, as they are sent. */
export const PICTURE_LIMITS = { count: 4, bytes: 12 * 2 ** 20 } as const;

export const QUESTION_SIDES = ["buyer", "staff"] as const;
/** Who wrote: somebody of the home, or the showroom. */
export type QuestionSide = (typeof QUESTION_SIDES)[number];

export const THREAD_STATES = ["open", "answered", "closed"] as const;
/** `open`: the buyers wait for the showroom. `answered`: the showroom wrote last. `closed`: staff ended it. */
export type ThreadState = (typeof THREAD_STATES)[number];

export interface ThreadFacts {
  /** Who wrote last. */
  readonly lastSide: QuestionSide;
  readonly isClosed: boolean;
}

/** A message in a closed thread opens it again, so that `isClosed` is false after it. */
export function threadState({ lastSide, isClosed }: ThreadFacts): ThreadState {
  if (isClosed) return "closed";
  return lastSide === "buyer" ? "open" : "answered";
}

export const WRITE_REFUSALS = ["archived"] as const;
/** Why nobody can write: the project is archived, which is only read. */
export type WriteRefusal = (typeof WRITE_REFUSALS)[number];

/**
 * Why somebody cannot write in a project; null when they can. A home whose choices are handed in, and a project that is closed for
 * choosing, still have questions.
 */
export const refuseWriting = (state: ProjectState | "deleted"): WriteRefusal | null =>
  state === "archived" || state === "deleted" ? "archived" : null;

export interface WrittenMessage {
  readonly id: number;
  readonly side: QuestionSide;
}

export interface Reader {
  readonly side: QuestionSide;
  /** The id of the last message that the person read; 0 for none. */
  readonly readUpTo: number;
}

/** What the other side wrote and the reader has not seen. Partners, and colleagues, are one side. */
export const unreadOf = <Message extends WrittenMessage>(messages: readonly Message[], reader: Reader): Message[] =>
  messages.filter(({ id, side }) => side !== reader.side && id > reader.readUpTo);
