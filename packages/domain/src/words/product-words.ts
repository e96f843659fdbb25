import type { ProductChoice } from "../model/choices.ts";
import { findChoice, type PageCatalogue } from "../selection/page-catalogue.ts";
import type { ProductFacts } from "../selection/product-facts.ts";
import { tileWords } from "./picture-words.ts";

/** A product in words: its name, colour and size. */
export function productWords({ name, colorName, size }: ProductFacts): string {
  return [name, colorName, size].filter(Boolean).join(", ");
}

/** The text for a choice, without repetition; null when nothing is chosen or the choice is no longer on offer. */
export function choiceWords(catalogue: PageCatalogue, choice: ProductChoice | null): string | null {
  const variant = findChoice(catalogue, choice);
  if (variant === null) return null;
  const { name, colorName, dimension } = variant.product;
  return tileWords({ name, colorName, size: dimension });
}
