import { NO_FLOOR } from "../model/choices.ts";
import type { FloorOffer } from "../selection/floors.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { productFacts, type ProductFacts } from "../selection/product-facts.ts";
import type { RoomDifference } from "./room-diff.ts";

/** A choice in words; `unknown` when it is no longer on offer, so that no name can be given. */
export type ReadableValue =
  | { readonly kind: "nothing" }
  | { readonly kind: "product"; readonly product: ProductFacts }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "no-floor" }
  | { readonly kind: "yes" }
  | { readonly kind: "no" }
  | { readonly kind: "unknown" };

export interface ReadableDifference {
  readonly before: ReadableValue;
  readonly after: ReadableValue;
}

/** Looks up the names for a difference. */
export function readDifference(
  catalogue: PageCatalogue,
  offer: FloorOffer,
  difference: RoomDifference,
): ReadableDifference {
  if (difference.kind === "product") {
    const value = (choice: typeof difference.before): ReadableValue => {
      const product = productFacts(catalogue, choice);
      if (product) return { kind: "product", product };
      return choice ? { kind: "unknown" } : { kind: "nothing" };
    };
    return { before: value(difference.before), after: value(difference.after) };
  }
  if (difference.kind === "floor") {
    const items = { material: offer.materials, colour: offer.floors, baseboard: offer.baseboards }[difference.part];
    const value = (id: number | null): ReadableValue => {
      if (id === null) return { kind: "nothing" };
      if (id === NO_FLOOR) return { kind: "no-floor" };
      const name = items.find((item) => item.id === id)?.name;
      return name === undefined ? { kind: "unknown" } : { kind: "name", name };
    };
    return { before: value(difference.before), after: value(difference.after) };
  }
  return { before: answer(difference.before), after: answer(difference.after) };
}

function answer(value: boolean | null): ReadableValue {
  return { kind: value === null ? "nothing" : value ? "yes" : "no" };
}
