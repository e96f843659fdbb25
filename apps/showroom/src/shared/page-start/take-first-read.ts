/** Uses the requests that the page started before the application had loaded. */

export interface FirstRead {
  /** The access token that it was sent with. */
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By path; each is used once. Null: the application used it, or sent the request itself. */
    firstReads?: Map<string, FirstRead | null>;
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/** Sends a request, or returns the response of the same request that the page already sent with the same token. */
export async function takeFirstRead(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const reads = "window" in globalThis ? window.firstReads : undefined;
  const first = reads?.get(path);
  if (request.method !== "GET") return await fetch(request);
  reads?.set(path, null);
  if (first == null) return await fetch(request);
  if (request.headers.get("authorization") !== `Bearer ${first.token}`) return await fetch(request);
  const answer = await Promise.race([first.answer.catch(() => null), untilAborted(request.signal)]);
  // The connection failed. Sent again, the request fails with an error that the API client handles.
  return answer ?? (await fetch(request));
}
