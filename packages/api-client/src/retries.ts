import { ApiProblem, ConnectionFailure, UnexpectedAnswer } from "./failures.ts";
import { growingPauses, pause } from "./pauses.ts";

/** Milliseconds before each further try; as much again is added at random. */
const PAUSES = [300, 600];
/** Milliseconds that a try waits at most, whatever the server asks with `Retry-After`. */
const LONGEST_PAUSE = 5_000;

/** Whether a read can succeed a moment later: the connection broke, or a server is overloaded or being replaced. */
function maySoonSucceed(error: unknown): boolean {
  if (error instanceof ConnectionFailure) return error.reason === "offline";
  return (error instanceof ApiProblem || error instanceof UnexpectedAnswer) && [502, 503, 504].includes(error.status);
}

/** Repeats a read that can succeed a moment later. An aborted `signal` ends a pause; the next try then fails with its reason. */
export async function withRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const pauses = growingPauses(PAUSES, 1);
  for (const _ of PAUSES) {
    try {
      return await read();
    } catch (error) {
      if (!maySoonSucceed(error)) throw error;
      await pause(Math.min(pauses.next(error), LONGEST_PAUSE), signal);
    }
  }
  return await read();
}
