/** Milliseconds in which requests belong to a click: a save and a picture follow it with a delay. */
const LONGEST_ACTION = 5_000;

/**
 * Follows the clicks on a page, so that the servers can show the requests of a click as one trace. Returns a function
 * that reads the present W3C `traceparent`, a random one. Requests long after a click have a trace of their own.
 */
export function followActions(page: Partial<Pick<EventTarget, "addEventListener">> = globalThis): () => string {
  let traceparent = "";
  let endsAt = 0;
  page.addEventListener?.("click", () => void (endsAt = 0), true);
  return () => {
    const now = performance.now();
    if (now >= endsAt) {
      const bytes = crypto.getRandomValues(new Uint8Array(24));
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
      traceparent = `00-${hex.slice(16)}-${hex.slice(0, 16)}-01`;
      endsAt = now + LONGEST_ACTION;
    }
    return traceparent;
  };
}
