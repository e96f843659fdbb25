/** Staff who look at the showroom in a buyer's place: the advisors' application writes it down for the tab, the showroom reads it. */
import * as z from "zod/mini";
import type { TokenStore } from "./token-store.ts";
import { memoryTokenStore } from "./token-store.ts";

const KEY = "showroom.viewing";

const viewingSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  /** In whose place, in words. */
  buyer: z.string(),
  /** When the server stops taking the token, in milliseconds since 1970. */
  endsAt: z.number(),
  /** Own path to go to afterwards. */
  returnTo: z.string().check(z.regex(/^\/admin(?:\/|$)/)),
});
export type Viewing = z.output<typeof viewingSchema>;

type TabStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** @throws DOMException where the browser refuses to keep anything */
export function writeViewing(storage: TabStorage, viewing: Viewing): void {
  storage.setItem(KEY, JSON.stringify(viewing));
}

/** What the tab looks at, or null; anything but what this module wrote is as good as nothing. */
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

/** The tokens of a tab that looks in a buyer's place: its own, so that the session in the other tabs stays what it is. */
export function viewingTokenStore({ accessToken }: Viewing): TokenStore {
  const store = memoryTokenStore();
  store.write({ accessToken, refreshToken: null });
  return store;
}
