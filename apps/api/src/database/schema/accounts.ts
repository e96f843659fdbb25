import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import type { Gender, Role } from "@showroom/domain/model/user";
import { houseTypes, organisations, projects } from "./catalogue.ts";
import { digest, moment } from "./columns.ts";

export const users = pgTable(
  "users",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The importer's name for this user; null for accounts made otherwise. */
    key: text("key"),
    email: text("email").notNull(),
    /** Null until the invitation is taken up. */
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
    roles: text("roles")
      .array()
      .$type<Role[]>()
      .notNull()
      .default(sql`'{}'`),
    organisationId: integer("organisation_id").references(() => organisations.id),
    projectId: integer("project_id").references(() => projects.id),
    houseTypeId: integer("house_type_id").references(() => houseTypes.id),
    buildNumber: text("build_number"),
    approvedTermsAt: moment("approved_terms_at"),
    invitedAt: moment("invited_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: integer("created_by"),
    /** When the owner was last told that somebody guesses the password. */
    guessingToldAt: moment("guessing_told_at"),
    optionPackage: text("option_package").notNull().default("basic"),
  },
  (table) => [
    uniqueIndex("users_email").on(sql`lower(${table.email})`),
    uniqueIndex("users_key").on(table.key),
    index("users_project").on(table.projectId),
  ],
);

/** One sign-in on one device; its refresh tokens are a family that falls together. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    endedAt: moment("ended_at"),
    endReason: text("end_reason").$type<"logout" | "reset" | "reuse">(),
    /** The browser that signed in; null for one without cookies and for an opened invitation. */
    device: digest("device"),
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
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    rotatedAt: moment("rotated_at"),
    /** The token that it was exchanged for, encrypted with a key made from this one. */
    successor: digest("successor"),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId), index("refresh_tokens_expiry").on(table.expiresAt)],
);

export const signingKeys = pgTable("signing_keys", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<JWK>().notNull(),
  publicJwk: jsonb("public_jwk").$type<JWK>().notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** No longer signs; its public half stays published while its tokens can live. */
  retiredAt: moment("retired_at"),
});

/** Browsers on which a person signed in before; guessing from elsewhere does not hold these up. */
export const knownDevices = pgTable(
  "known_devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: digest("device").notNull(),
    firstUsedAt: moment("first_used_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
);

/** Sign-in attempts that failed or are under way, counted per account, per source and per known device. */
export const loginFailures = pgTable(
  "login_failures",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    account: digest("account").notNull(),
    /** See `sourceOf`. */
    source: text("address").notNull(),
    /** The known device that tried; null for an unknown one. */
    device: digest("device"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("login_failures_account").on(table.account, table.at),
    index("login_failures_address").on(table.source, table.at),
  ],
);

export const passwordResets = pgTable("password_resets", {
  hash: digest("hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

/** Links that let somebody in by hash: to register (once), or to sign in. */
export const invitations = pgTable("invitations", {
  hash: digest("hash").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
  /** True only for the demo's fixed invitation. */
  demo: boolean("demo").notNull().default(false),
});
