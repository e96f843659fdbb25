import type { users } from "../database/schema/accounts.ts";
import { ProblemError } from "./problem.ts";

/**
 * `projectsAssigned`: the organisation lets project admins enter assigned projects only. It is set for staff who make a call;
 * where it is absent, it counts as true.
 */
export type UserRow = typeof users.$inferSelect & { readonly projectsAssigned?: boolean };

/**
 * The user of a request: without a token, anonymous, or registered. `mustEnrol`: staff who may do nothing before they
 * enrol a second factor.
 */
export type Asker =
  | { readonly kind: "nobody" }
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user";
      readonly user: UserRow;
      readonly sessionId: string;
      readonly mustEnrol: boolean;
      /** Whether somebody of the staff looks in the place of `user`. */
      readonly isLookedFor?: true;
      /** The member of staff who prepares choices in the place of `user`. */
      readonly preparer?: UserRow;
      /** The staged catalogue that an admin previews; `user` is then a buyer that is not stored. */
      readonly preview?: { readonly projectId: number; readonly stagedId: number };
    };

/** The asker as a registered user. @throws ProblemError `not-authenticated` for anyone else */
export function registered(asker: Asker): Extract<Asker, { readonly kind: "user" }> {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  return asker;
}
