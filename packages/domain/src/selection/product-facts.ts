import type { ProductChoice } from "../model/choices.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";

/** The fields that describe a chosen product. */
export interface ProductFacts {
  readonly name: string;
  readonly brand: string;
  readonly productNumber: string;
  readonly colorName: string | null;
  readonly size: string | null;
}

/** The facts of a choice; null when nothing is chosen or the page no longer offers it. */
export function productFacts(catalogue: PageCatalogue, choice: ProductChoice | null): ProductFacts | null {
  const product = findChoice(catalogue, choice)?.product;
  if (!product) return null;
  const { name, group, product_number, colorName, size, dimension } = product;
  return { name, brand: group, productNumber: product_number, colorName, size: size ?? dimension };
}
