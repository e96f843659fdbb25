/** Uses the requests that the page started before the application had loaded. */

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}

/** Sends a request, or returns the response of the same request that the page already sent with the same token. */
export async function takeFirstRead(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const reads = "window" in globalThis ? window.pageStart?.reads : undefined;
  const first = reads?.get(path);
  if (request.method !== "GET") return await fetch(request);
  reads?.set(path, null);
  if (first == null) return await fetch(request);
  if (request.headers.get("authorization") !== `Bearer ${first.token}`) return await fetch(request);
  const answer = await Promise.race([first.answer.catch(() => null), untilAborted(request.signal)]);
  // The connection failed. Sent again, the request fails with an error that the API client handles.
  return answer ?? (await fetch(request));
}

/** The renewal of the tokens that the page started; undefined without one, and on the server. */
export const renewalOfPage = (): Promise<unknown> | undefined =>
  "window" in globalThis ? window.pageStart?.renewal : undefined;
