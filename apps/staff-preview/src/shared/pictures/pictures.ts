/**
 * Pictures of rooms, made by the render service one after the other over one connection: a connection makes one picture for a
 * place at a time, and a page here shows several.
 */
import { createAccessTokenSource } from "@showroom/api-client/render/access-token-source";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { api, configQuery, tokenStore, queryClient } from "../api/api.ts";

export interface Picture {
  /** Address of the best picture so far. */
  readonly url: string | null;
  readonly state: "waiting" | "final" | "failed";
}

interface Entry {
  readonly request: RenderRequest;
  readonly listeners: Set<() => void>;
  picture: Picture;
}

const PLACE = "main";
const NOTHING: Picture = { url: null, state: "waiting" };

const entries = new Map<string, Entry>();
let hub: RenderHub | null = null;
let making: string | null = null;

function update(key: string, change: Partial<Picture>): void {
  const entry = entries.get(key);
  if (entry === undefined) return;
  entry.picture = { ...entry.picture, ...change };
  for (const listener of entry.listeners) listener();
}

/** The oldest picture that somebody looks at and that is not there yet. */
function makeNext(): void {
  if (hub === null || making !== null) return;
  const next = [...entries].find(([, { listeners, picture }]) => listeners.size > 0 && picture.state === "waiting");
  if (next === undefined) return;
  making = next[0];
  hub.requestRender(PLACE, next[1].request);
}

function finish(): void {
  making = null;
  makeNext();
}

async function connect(): Promise<void> {
  const { renderHubUrl } = await queryClient.ensureQueryData(configQuery);
  if (hub !== null) return;
  const getAccessToken = createAccessTokenSource({
    read: () => tokenStore.read()?.accessToken ?? null,
    renew: () => api.call(getCurrentUser),
  });
  hub = createRenderHub({ url: renderHubUrl, getAccessToken });
  hub.onImage(({ url, stage }) => {
    if (making === null) return;
    update(making, { url, state: stage === "final" ? "final" : "waiting" });
    if (stage === "final") finish();
  });
  hub.onTrouble(() => {
    if (making !== null) update(making, { state: "failed" });
    finish();
  });
  hub.start();
  makeNext();
}

/** Asks for a picture, and tells of it until the returned function is called. */
export function watchPicture(key: string, request: RenderRequest, listener: () => void): () => void {
  const entry = entries.get(key) ?? { request, listeners: new Set(), picture: NOTHING };
  entries.set(key, entry);
  entry.listeners.add(listener);
  void connect().catch(() => update(key, { state: "failed" }));
  makeNext();
  return () => {
    entry.listeners.delete(listener);
    if (making !== key || entry.listeners.size > 0) return;
    // Nobody waits for it any more: the next one need not either.
    hub?.forget(PLACE);
    finish();
  };
}

export function readPicture(key: string | null): Picture {
  return (key === null ? undefined : entries.get(key)?.picture) ?? NOTHING;
}

/** Tries again after a failure. */
export function retryPicture(key: string): void {
  update(key, { state: "waiting" });
  makeNext();
}
