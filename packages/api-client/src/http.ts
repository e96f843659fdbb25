/** One HTTP exchange over `fetch`: time-out, patience with a busy server, and what a failure is called. */
import { ConnectionFailure } from "./failures.ts";

export interface HttpRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for the whole answer; null: as long as it takes. */
  readonly timeout: number | null;
}

/** Answers after which reading the same once more may help. */
const PASSING = new Set([502, 503, 504]);
const RETRIES = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/** Milliseconds until the next attempt: what the server asks for, or a little longer each time, never all at once. */
function waitingTime(attempt: number, response: Response | null): number {
  const asked = Number(response?.headers.get("retry-after") ?? Number.NaN) * 1000;
  const wait = Number.isFinite(asked) ? asked : FIRST_WAIT * 2 ** attempt * (0.5 + Math.random());
  return Math.min(wait, LONGEST_WAIT);
}

function pause(duration: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, duration);
    signal?.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** What an error of `fetch`, or of reading its answer, stands for. */
export function connectionFailure(error: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof DOMException && error.name === "TimeoutError") return new ConnectionFailure("timeout", error);
  return error instanceof TypeError ? new ConnectionFailure("offline", error) : error;
}

async function exchangeOnce({ url, timeout, signal, ...init }: HttpRequest): Promise<Response> {
  const signals = [signal, timeout === null ? undefined : AbortSignal.timeout(timeout)].filter(
    (one) => one !== undefined,
  );
  try {
    return await fetch(url, {
      method: init.method,
      headers: init.headers,
      body: init.body ?? null,
      signal: AbortSignal.any(signals),
    });
  } catch (error) {
    throw connectionFailure(error, signal);
  }
}

/**
 * Sends the request and returns whatever answer comes. Only what changes nothing (GET) is sent again.
 * @throws ConnectionFailure when no answer came; the signal's reason when it was called off
 */
export async function exchange(request: HttpRequest): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const mayRepeat = request.method === "GET" && attempt < RETRIES;
    let response: Response | null = null;
    try {
      response = await exchangeOnce(request);
      if (!mayRepeat || !PASSING.has(response.status)) return response;
    } catch (error) {
      if (!mayRepeat || !(error instanceof ConnectionFailure) || error.reason !== "offline") throw error;
    }
    await response?.body?.cancel();
    await pause(waitingTime(attempt, response), request.signal);
  }
}
