import type { LinePart } from "./line-part.ts";
import type { Cents } from "../money/cents.ts";

/**
 * `removed`: no longer on offer. `repriced`: costs more or less than it did. `renamed`: has another name, colour, size or article number.
 */
export const CATALOGUE_CHANGE_KINDS = ["removed", "repriced", "renamed"] as const;
export type CatalogueChangeKind = (typeof CATALOGUE_CHANGE_KINDS)[number];

/** An article with what it adds to the price. */
export interface ArticleFacts {
  readonly productNumber: string;
  /** With colour and size. */
  readonly name: string;
  /** Difference from the standard, in cents. */
  readonly price: Cents;
}

/** Something that a buyer chose and that the catalogue changed since. Nothing happens to it until the buyer answers. */
export interface ChangedChoice {
  /** Tells the changes of a home apart. */
  readonly id: string;
  readonly pageId: number;
  readonly pageTitle: string;
  /** Null: the price of the page as a whole. */
  readonly part: LinePart | null;
  /** What the line is called on the screen. */
  readonly label: string;
  readonly kind: CatalogueChangeKind;
  readonly was: ArticleFacts;
  /** As it is offered now; null when it no longer is. */
  readonly now: ArticleFacts | null;
  /** What comes nearest to a removed article; null when nothing does. */
  readonly nearest: ArticleFacts | null;
  /** What stands there without a choice; null where nothing does. */
  readonly standard: ArticleFacts | null;
}

export const CATALOGUE_ANSWERS = ["accept", "standard"] as const;
/** `accept`: the article as it is now or, when it is gone, what comes nearest. `standard`: what stands there without a choice. */
export type CatalogueAnswer = (typeof CATALOGUE_ANSWERS)[number];

/** Differences in price from here on are told to the buyer, in cents. */
export const PRICE_NOTICE_FROM = 1_000;
