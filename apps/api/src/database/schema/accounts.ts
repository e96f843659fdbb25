import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import { ROLES, type Gender, type Role } from "@showroom/domain/model/user";
import { houseTypes, organisations, projects } from "./catalogue.ts";
import { digest, moment, writtenAt } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The user's key in the bundle; null for accounts that were not imported. */
    key: text("key"),
    email: text("email").notNull(),
    /** Null until the invitation is accepted. */
    passwordHash: text("password_hash"),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    gender: text("gender").$type<Gender>(),
    phone: text("phone"),
    dateOfBirth: text("date_of_birth"),
    credits: integer("credits").notNull().default(0),
    avatarUrl: text("avatar_url"),
    hasNewsLetter: boolean("has_newsletter").notNull().default(false),
    hasFacebook: boolean("has_facebook").notNull().default(false),
    stylesTextual: text("styles_textual"),
    role: text("role").$type<Role>().notNull(),
    /** Projects of a project admin, who has no access to others when the organisation assigns projects. */
    projectIds: integer("project_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    roles: text("roles")
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{}'`),
    organisationId: integer("organisation_id").references(() => organisations.id),
    projectId: integer("project_id").references(() => projects.id),
    houseTypeId: integer("house_type_id").references(() => houseTypes.id),
    buildNumber: text("build_number"),
    /** A co-buyer: the buyer of the same home who has their choices. Null for everybody else; see `choicesOwner`. */
    sharesChoicesOf: integer("shares_choices_of").references((): AnyPgColumn => users.id),
    /** A former buyer: the project in which staff ended the purchase of the home. `projectId` is then null. */
    leftProjectId: integer("left_project_id").references(() => projects.id),
    leftAt: moment("left_at"),
    approvedTermsAt: moment("approved_terms_at"),
    invitedAt: moment("invited_at"),
    /** Time when the last invitation was withdrawn; null after a new one. */
    withdrawnAt: moment("withdrawn_at"),
    createdAt: writtenAt("created_at"),
    createdBy: integer("created_by"),
    /** Time of the last mail to the owner about password guessing. */
    guessingToldAt: moment("guessing_told_at"),
    optionPackage: text("option_package").notNull().default("basic"),
    /** Time when the account was disabled; it cannot sign in. */
    disabledAt: moment("disabled_at"),
    /** Encrypted secret of the second factor; null for none. */
    totpSecret: digest("totp_secret"),
    /** Time of the first correct code; until then no code is required. */
    totpConfirmedAt: moment("totp_confirmed_at"),
    /** Time step of the last accepted code, because each code works once. */
    totpLastStep: integer("totp_last_step"),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    uniqueIndex("users_build_number")
      .on(table.projectId, sql`lower(${table.buildNumber})`)
      .where(sql`${table.role} = 'projectuser' and ${table.sharesChoicesOf} is null`),
    index("users_shares_choices_of").on(table.sharesChoicesOf),
    index("users_left_project").on(table.leftProjectId),
    index("users_organisation").on(table.organisationId),
    index("users_house_type").on(table.houseTypeId),
    check("users_email_present", sql`${table.email} like '%_@_%'`),
    check("users_role_known", sql`${table.role} in (${sql.raw(ROLES.map((role) => `'${role}'`).join(", "))})`),
    uniqueIndex("users_key").on(table.key),
    index("users_project").on(table.projectId),
  ],
);

/**
 * Reason for the end of a session: sign-out, ended from the list of sessions, password reset, token theft, expiry, or
 * disabled account.
 */
export type EndReason = "logout" | "ended" | "reset" | "reuse" | "expired" | "disabled";

/** One sign-in on one device. All its refresh tokens become invalid together. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    endedAt: moment("ended_at"),
    endReason: text("end_reason").$type<EndReason>(),
    /** Time of the last refresh. */
    lastUsedAt: writtenAt("last_used_at"),
    /** User-Agent header; null without one. */
    userAgent: text("user_agent"),
    /** The device that signed in; null without cookies and for an opened invitation. */
    device: digest("device"),
    /** Whether it was started at an organisation's identity provider. */
    byOpenid: boolean("by_openid").notNull().default(false),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: digest("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    expiresAt: moment("expires_at").notNull(),
    rotatedAt: moment("rotated_at"),
    /** The token for which it was exchanged, encrypted with a key derived from this token. */
    successor: digest("successor"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId), index("refresh_tokens_expiry").on(table.expiresAt)],
);

export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  /** Encrypted private key; null after the key is retired. */
  privateSealed: digest("private_sealed"),
  /** Plain-text private key of earlier versions; encrypted at the next start. */
  privateJwk: jsonb("private_jwk").$type<JWK>(),
  publicJwk: jsonb("public_jwk").$type<JWK>().notNull(),
  createdAt: writtenAt("created_at"),
  /** The key no longer signs; its public part stays published while its tokens are valid. */
  retiredAt: moment("retired_at"),
});

/** Browsers on which a user signed in before; limits for unknown devices do not apply to them. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: digest("device").notNull(),
    firstUsedAt: writtenAt("first_used_at"),
    lastUsedAt: writtenAt("last_used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Failed and pending sign-in attempts, counted per account, source and known device. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    account: digest("account").notNull(),
    /** See `sourceOf`. */
    source: text("address").notNull(),
    /** The known device that tried; null for an unknown one. */
    device: digest("device"),
    at: writtenAt("at"),
  },
  (table) => [
    index("login_failures_account").on(table.account, table.at),
    index("login_failures_address").on(table.source, table.at),
  ],
);

export const passwordResets = pgTable(
  "password_resets",
  {
    hash: digest("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);

/** Recovery codes, each of which replaces the second factor once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    hash: digest("hash").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    usedAt: moment("used_at"),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);

/** By-hash links: to register (once), or to sign in. */
export const invitations = pgTable(
  "invitations",
  {
    /** Of the secret in the link. The mail makes that secret, so that it is stored nowhere. */
    hash: digest("hash").primaryKey(),
    id: integer("id").notNull().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    expiresAt: moment("expires_at").notNull(),
    /** Time when the link stopped working: by registration, a newer invitation or a withdrawal. */
    usedAt: moment("used_at"),
    /** True only for the demo's fixed invitation. */
    demo: boolean("demo").notNull().default(false),
    /** Time when its mail was queued; null for a link that a command printed. */
    queuedAt: moment("queued_at"),
    /** Start of the attempt to mail it; null between attempts. */
    mailingAt: moment("mailing_at"),
    mailedAt: moment("mailed_at"),
    /** Time of the last attempt, when that failed as well. */
    mailFailedAt: moment("mail_failed_at"),
  },
  (table) => [index("invitations_user").on(table.userId), uniqueIndex("invitations_id").on(table.id)],
);
