import type { LinePart } from "./line-part.ts";
import { cents, type Cents } from "../money/cents.ts";

/**
 * `removed`: no longer on offer. `repriced`: costs more or less than it did. `renamed`: has another name, colour, size or article number.
 */
export const CATALOGUE_CHANGE_KINDS = ["removed", "repriced", "renamed"] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];

/** The name of an article and what it adds to the price. */
export interface ArticleFacts {
  readonly productNumber: string;
  /** With colour and size. */
  readonly name: string;
  /** Difference from the standard, in cents. */
  readonly price: Cents;
}

/** A choice of a buyer that the catalogue changed afterwards. It stays as it is until the buyer answers. */
export interface ChangedChoice {
  /** Unique within a home. */
  readonly id: string;
  readonly pageId: number;
  readonly pageTitle: string;
  /** Null when the change is about the price of the whole page. */
  readonly part: LinePart | null;
  /** What the line is called on the screen. */
  readonly label: string;
  readonly kind: CatalogueChangeKind;
  readonly was: ArticleFacts;
  /** As it is offered now; null when it is no longer on offer. */
  readonly now: ArticleFacts | null;
  /** The most similar article to a removed one; null when there is none. */
  readonly nearest: ArticleFacts | null;
  /** The standard article of the slot; null where it has none. */
  readonly standard: ArticleFacts | null;
}

export const CATALOGUE_ANSWERS = ["accept", "standard"] as const;
/**
 * `accept`: take the article as it is now or, when it was removed, the most similar one. `standard`: take the standard.
 */
export type CatalogueAnswer = (typeof CATALOGUE_ANSWERS)[number];

/** Default of the project's `priceNoticeFrom`: buyers are asked about price changes of at least this many cents. */
export const DEFAULT_PRICE_NOTICE_FROM = cents(1_000);
