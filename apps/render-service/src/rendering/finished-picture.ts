import { randomUUID } from "node:crypto";
import type { RenderCatalogue } from "@showroom/api-contract/render";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { Pictures } from "../pictures/pictures.ts";
import type { RenderDesk } from "./render-desk.ts";

/** All kept pictures are of one owner, so that they have one turn among those of buyers. */
const OWNER = "kept pictures";

interface Wanted {
  readonly request: RenderRequest;
  readonly catalogue: RenderCatalogue;
  readonly signal: AbortSignal;
}

/** The finished picture of a request, which is made if it is not stored. Nobody waits for it any more once `signal` is aborted. */
export async function finishedPicture(
  { desk, store }: { readonly desk: RenderDesk; readonly store: Pick<Pictures, "get"> },
  { request, catalogue, signal }: Wanted,
): Promise<Uint8Array> {
  const requestId = randomUUID();
  const place = `${OWNER} ${requestId}`;
  const made = Promise.withResolvers<string>();
  const stop = (): void => made.reject(signal.reason);
  signal.addEventListener("abort", stop);
  // It may fail before it is awaited.
  made.promise.catch(() => undefined);
  try {
    await desk.ask({
      request,
      requestId,
      catalogue,
      place,
      owner: OWNER,
      onPicture: (_id, { name, stage }) => {
        if (stage === "final") made.resolve(name);
      },
      onFailed: (_id, cause) => made.reject(cause),
      signal,
    });
    signal.throwIfAborted();
    const jpeg = await store.get(await made.promise);
    if (jpeg === null) throw new Error("The finished picture was not stored");
    return jpeg;
  } finally {
    signal.removeEventListener("abort", stop);
    desk.forget([place]);
  }
}
