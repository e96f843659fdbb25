import { boolean, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { organisations } from "./catalogue.ts";
import { digest, moment, writtenAt } from "./columns.ts";

/** The identity providers at which staff of organisations sign in, by OpenID Connect. See decision 0101. */
export const openidProviders = pgTable("openid_providers", {
  organisationId: integer("organisation_id")
    .primaryKey()
    .references(() => organisations.id, { onDelete: "cascade" }),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  /** Encrypted; null for a client without a secret. */
  clientSecret: digest("client_secret"),
  /** Whether a password does not sign its staff in. */
  isOnly: boolean("is_only").notNull().default(false),
  changedAt: writtenAt("changed_at"),
});

/** Which account a person of an identity provider has. */
export const openidIdentities = pgTable(
  "openid_identities",
  {
    issuer: text("issuer").notNull(),
    /** The provider's lasting name for a person. */
    subject: text("subject").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique("openid_identities_one_each").on(table.userId, table.issuer),
  ],
);

/** Sign-ins that wait for the answer of an identity provider. */
export const openidSignIns = pgTable(
  "openid_sign_ins",
  {
    /** Of the `state` parameter. */
    hash: digest("hash").primaryKey(),
    organisationId: integer("organisation_id")
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    nonce: text("nonce").notNull(),
    /** The secret of PKCE (RFC 7636). */
    verifier: text("verifier").notNull(),
    /** The browser that started it, and that alone may finish it. */
    device: digest("device").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("openid_sign_ins_expiry").on(table.expiresAt),
    index("openid_sign_ins_organisation").on(table.organisationId),
  ],
);
