import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { PartParty } from "@showroom/api-contract/entities/contract-terms";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import type { OwnTexts } from "@showroom/domain/agreement/agreement-texts";
import type { AcceptedBy, OfferEnding } from "@showroom/domain/agreement/offer-state";
import { users } from "./accounts.ts";
import { projects } from "./catalogue.ts";
import { confirmations, projectChoices } from "./choices.ts";
import { digest, moment, writtenAt } from "./columns.ts";

/** Who contracts in a project and under which terms. An offer has its own copy. */
export const contractTerms = pgTable("contract_terms", {
  projectId: integer("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  name: text("name").notNull(),
  address: text("address").notNull(),
  registrationNumber: text("registration_number").notNull(),
  guarantee: text("guarantee").notNull(),
  termsVersion: text("terms_version").notNull(),
  termsText: text("terms_text").notNull(),
  daysValid: integer("days_valid").notNull(),
  /** Hundredths of a percent. */
  vatRate: integer("vat_rate").notNull(),
  /** Empty for the party itself. */
  invoicer: text("invoicer").notNull().default(""),
  /** Of the guarantee institute; empty for none. */
  certificate: text("certificate").notNull().default(""),
  acceptedBy: text("accepted_by").$type<AcceptedBy>().notNull().default("all"),
  countersigned: boolean("countersigned").notNull().default(false),
  /** Whether a request for a quote is offered as soon as it is handed in. */
  offersAtOnce: boolean("offers_at_once").notNull().default(false),
  /** Who contracts for parts for which it is another party. */
  parties: jsonb("parties").$type<PartParty[]>().notNull().default([]),
  /** What the project says instead of the standard texts. */
  ownTexts: jsonb("own_texts").$type<OwnTexts>().notNull().default({}),
  /** Counts the changes. A change names the version that its author saw. */
  version: integer("version").notNull().default(1),
});

/** The offers; written once. A trigger refuses changes and deletion. */
export const offers = pgTable(
  "offers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    /** The request that it follows from. */
    confirmationId: integer("confirmation_id")
      .notNull()
      .references(() => confirmations.id, { onDelete: "cascade" }),
    /** 1 for the first offer on the choices. */
    number: integer("number").notNull(),
    /** An `OfferDocument` as canonical JSON: the hash is of this text, to the byte. */
    document: text("document").notNull(),
    /** SHA-256. */
    hash: digest("hash").notNull(),
    validUntil: moment("valid_until").notNull(),
    /** What is ordered once it is agreed. */
    orderLines: jsonb("order_lines").$type<FrozenOrderLine[]>().notNull(),
    /** The catalogue version that says where its articles are ordered. */
    revision: integer("revision").notNull(),
    madeAt: writtenAt("made_at"),
    /**
     * Id and name of the member of staff; for a part of an offer that a buyer divided, who made the whole. No foreign key, because the offer
     * outlives the account.
     */
    madeBy: integer("made_by").notNull(),
    madeByName: text("made_by_name").notNull(),
  },
  (table) => [
    unique("offers_number").on(table.choicesId, table.number),
    index("offers_confirmation").on(table.confirmationId),
  ],
);

/** Everyone who must accept an offer; written once. No foreign key to accounts, which the offer outlives. */
export const offerPersons = pgTable(
  "offer_persons",
  {
    offerId: integer("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.userId] }), index("offer_persons_user").on(table.userId)],
);

/** Who accepted an offer; written once. */
export const offerAcceptances = pgTable(
  "offer_acceptances",
  {
    offerId: integer("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    userId: integer("user_id").notNull(),
    name: text("name").notNull(),
    role: text("role").notNull(),
    at: writtenAt("at"),
    /** Of the document that was accepted. */
    hash: digest("hash").notNull(),
    /** The text of the button. */
    wording: text("wording").notNull(),
    termsVersion: text("terms_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.userId] })],
);

/** Who signed an accepted offer for the contracting party; written once. */
export const offerSignatures = pgTable("offer_signatures", {
  offerId: integer("offer_id")
    .primaryKey()
    .references(() => offers.id, { onDelete: "cascade" }),
  userId: integer("user_id").notNull(),
  name: text("name").notNull(),
  role: text("role").notNull(),
  at: writtenAt("at"),
  /** Of the document that was signed. */
  hash: digest("hash").notNull(),
});

/** Why an offer can no longer be accepted, at most once for each; written once. */
export const offerEndings = pgTable("offer_endings", {
  offerId: integer("offer_id")
    .primaryKey()
    .references(() => offers.id, { onDelete: "cascade" }),
  kind: text("kind").$type<OfferEnding>().notNull(),
  at: writtenAt("at"),
  byUserId: integer("by_user_id").notNull(),
  byName: text("by_name").notNull(),
  reason: text("reason").notNull(),
});

/** The mailed codes to accept with. The newest of a person and an offer is the one that counts. */
export const offerCodes = pgTable(
  "offer_codes",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    offerId: integer("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Encrypted with a key that is not in the database. */
    sealed: digest("sealed").notNull(),
    createdAt: writtenAt("created_at"),
    expiresAt: moment("expires_at").notNull(),
    /** Wrong codes that were tried. */
    failures: integer("failures").notNull().default(0),
  },
  (table) => [index("offer_codes_offer").on(table.offerId, table.userId), index("offer_codes_user").on(table.userId)],
);

/** `document`: the PDF. */
export type OfferViewKind = "page" | "document";

/** When a named person opened an offer or its document. */
export const offerViews = pgTable(
  "offer_views",
  {
    offerId: integer("offer_id")
      .notNull()
      .references(() => offers.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OfferViewKind>().notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.userId, table.kind] }),
    index("offer_views_user").on(table.userId),
  ],
);
