import { useMemo } from "react";
import type { LineItem } from "@showroom/domain/model/cost";
import { useShowroom } from "./use-showroom.ts";

/** The price line of a chosen article on the present page; null while it is not known or not chosen. */
export function useLine(productNumber: string, chosen: boolean): LineItem | null {
  const { cost, page } = useShowroom();
  return useMemo(() => {
    const own = chosen ? cost?.cost.pageCosts.find((candidate) => candidate.id === page.id) : undefined;
    return own?.products.find((line) => line.productNumber === productNumber && !line.id.startsWith("dropped-")) ?? null;
  }, [cost, page.id, productNumber, chosen]);
}
