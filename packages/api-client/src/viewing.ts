/**
 * A viewing session: staff look at the showroom as a buyer, or with a catalogue that is not published yet. The
 * advisors' application stores the session for the tab, and the showroom reads it.
 */
import * as z from "zod/mini";
import { VIEWING_KEY as KEY } from "./storage-keys.ts";
import type { TokenStore } from "./token-store.ts";
import { memoryTokenStore } from "./token-store.ts";

const viewingSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  /**
   * `buyer`: as a buyer of the project, read-only. `prepare`: choosing in a buyer's place. `preview`: with a staged catalogue, as a buyer
   * that is not stored.
   */
  kind: z._default(z.enum(["buyer", "prepare", "preview"]), "buyer"),
  /** Name of the buyer; in a preview the version of the catalogue. */
  buyer: z.string(),
  /** Expiry of the token, in milliseconds since 1970. */
  endsAt: z.number(),
  /** Path of this site to open afterwards. */
  returnTo: z.string().check(z.regex(/^\/admin(?:\/|$)/)),
});
export type Viewing = z.output<typeof viewingSchema>;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Stores a viewing session for the tab.
 * @throws DOMException when the browser refuses storage
 */
export function writeViewing(storage: TabStorage, viewing: Viewing): void {
  storage.setItem(KEY, JSON.stringify(viewing));
}

/** The tab's viewing session, or null. Invalid content of the storage counts as none. */
export function readViewing(storage: TabStorage): Viewing | null {
  try {
    const result = z.safeParse(viewingSchema, JSON.parse(storage.getItem(KEY) ?? "null"));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

export function clearViewing(storage: TabStorage): void {
  storage.removeItem(KEY);
}

/**
 * The token store of a tab with a viewing session. It is separate, so that the session of the other tabs does not
 * change.
 */
export function viewingTokenStore({ accessToken }: Viewing): TokenStore {
  const store = memoryTokenStore();
  store.write({ accessToken, refreshToken: null });
  // An anonymous user in its place would see another project than the one that is shown.
  return { ...store, isFixed: true };
}
