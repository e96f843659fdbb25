/** Takes over the reads that the page started before the application had loaded. */

export interface FirstRead {
  /** The access token that it was sent with. */
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By path; each is taken once. */
    firstReads?: Map<string, FirstRead>;
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/** Sends a request, or returns the answer to the same read when the page has started it already with the same token. */
export async function takeFirstRead(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const reads = "window" in globalThis ? window.firstReads : undefined;
  const first = reads?.get(path);
  if (first === undefined || request.method !== "GET") return await fetch(request);
  reads?.delete(path);
  if (request.headers.get("authorization") !== `Bearer ${first.token}`) return await fetch(request);
  const answer = await Promise.race([first.answer.catch(() => null), untilAborted(request.signal)]);
  // The connection failed: sent again, it fails in the way that the API client knows.
  return answer ?? (await fetch(request));
}
