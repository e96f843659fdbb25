import type { PageCost } from "@showroom/domain/model/cost";
import type { PageOutline } from "@showroom/domain/model/page";

/** The pages on which something can be chosen, and any other that costs something: together they are the subtotal. */
export const handedInPages = (pages: readonly PageOutline[], costs: readonly PageCost[]): readonly PageCost[] =>
  costs.filter(
    ({ id, totalPrice }) =>
      totalPrice !== 0 ||
      pages.some((page) => page.id === id && (page.type === "configurator" || page.type === "floors")),
  );
