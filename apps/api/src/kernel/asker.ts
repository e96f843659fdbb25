import type { users } from "../database/schema/accounts.ts";

export type UserRow = typeof users.$inferSelect;

/** Who asks: without a token, with an anonymous one, or a registered person. */
export type Asker =
  | { readonly kind: "nobody" }
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly user: UserRow; readonly sessionId: string };
