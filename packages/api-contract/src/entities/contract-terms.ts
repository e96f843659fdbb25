/** Who contracts in a project, and under which terms. */
import * as z from "zod/mini";
import {
  AGREEMENT_TEXT_NAMES,
  onOneLine,
  refuseOwnText,
  type OwnTexts,
} from "@showroom/domain/agreement/agreement-texts";
import { ACCEPTED_BY } from "@showroom/domain/agreement/offer-state";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";

/** Longest texts of a project's terms and contracting party, in characters. */
export const TERMS_LIMIT = 20_000;
export const PARTY_LIMIT = 200;
export const DAYS_LIMIT = 365;
const partyText = z.string().check(z.trim(), z.minLength(1), z.maxLength(PARTY_LIMIT));

const looseText = z.string().check(z.trim(), z.maxLength(PARTY_LIMIT));

/** Who contracts, and under which terms. */
const partyTerms = {
  name: partyText,
  address: partyText,
  /** Of the chamber of commerce. */
  registrationNumber: partyText,
  /** Who sends the invoice; empty for the party itself. */
  invoicer: z._default(looseText, ""),
  /** The guarantee institute; empty for none. */
  guarantee: looseText,
  /** The certificate of the guarantee institute; empty for none. */
  certificate: z._default(looseText, ""),
  /** The name of the version of the terms, such as `2026-11`. */
  termsVersion: partyText,
  termsText: z.string().check(z.trim(), z.minLength(1), z.maxLength(TERMS_LIMIT)),
  /** An offer holds until the end of this many days later. */
  daysValid: z.int().check(z.gte(1), z.lte(DAYS_LIMIT)),
  vatRate: z.int().check(z.gte(0), z.lte(10_000)),
};
export const partySchema = z.strictObject(partyTerms);
export type Party = z.output<typeof partySchema>;

const partPartySchema = z.strictObject({
  ...partyTerms,
  parts: z.array(z.enum(COST_GROUPS)).check(z.minLength(1), z.maxLength(COST_GROUPS.length)),
});
export type PartParty = z.output<typeof partPartySchema>;

/** Each part has one party at most. */
export const isEachPartOnce = (parties: readonly Pick<PartParty, "parts">[]): boolean => {
  const all = parties.flatMap(({ parts }) => parts);
  return new Set(all).size === all.length;
};

/** What a project says instead of the standard texts. */
const ownTextsSchema = z
  .partialRecord(z.enum(AGREEMENT_TEXT_NAMES), z.string().check(z.overwrite(onOneLine)))
  .check(
    z.refine((texts: OwnTexts) =>
      AGREEMENT_TEXT_NAMES.every((name) => texts[name] === undefined || refuseOwnText(name, texts[name]) === null),
    ),
  );

/** Who contracts in a project, under which terms, and when an offer is an agreement. */
export const contractTermsSchema = z.strictObject({
  ...partyTerms,
  /** Whether all named buyers accept, or one of them in the name of all. */
  acceptedBy: z._default(z.enum(ACCEPTED_BY), "all"),
  /** Whether an accepted offer is an agreement only once the party has signed. */
  countersigned: z._default(z.boolean(), false),
  /** Whether a request for a quote is offered as soon as it is handed in. One with an indicative price waits for staff. */
  offersAtOnce: z._default(z.boolean(), false),
  /** Who contracts for parts for which it is another one. */
  parties: z._default(z.array(partPartySchema).check(z.maxLength(COST_GROUPS.length), z.refine(isEachPartOnce)), []),
  ownTexts: z._default(ownTextsSchema, {}),
});
export type ContractTerms = z.output<typeof contractTermsSchema>;
