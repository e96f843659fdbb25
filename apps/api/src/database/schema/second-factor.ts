import { bigint, boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { digest, moment, writtenAt } from "./columns.ts";

/** Passkeys of staff, by WebAuthn. They are public keys, so nothing here is secret. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id, in base64url. */
    id: text("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The user's name for it. */
    name: text("name").notNull(),
    publicKey: digest("public_key").notNull(),
    /** Signature counter of the authenticator; 0 for one that does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How the authenticator is reached. */
    transports: text("transports").array().notNull(),
    /** Whether the passkey is synchronized between devices. */
    isBackedUp: boolean("is_backed_up").notNull(),
    createdAt: writtenAt("created_at"),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Sign-ins that wait for the second factor, and passkeys that are being created. */
export const secondFactorChallenges = pgTable(
  "second_factor_challenges",
  {
    hash: digest("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<"sign-in" | "new-passkey">().notNull(),
    /** The challenge of WebAuthn; null for an account without passkeys. */
    challenge: text("challenge"),
    /** Wrong answers so far. */
    failures: integer("failures").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("second_factor_challenges_user").on(table.userId),
    index("second_factor_challenges_expiry").on(table.expiresAt),
  ],
);
