import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { TileOrder } from "@showroom/domain/filter/extra-cost";
import type { useAddressWriter } from "../browser/use-address-writer.ts";
import { EXTRA_PARAMETER, ORDER_PARAMETER } from "./parameters.ts";

const WITHOUT = "zonder";
/** The orders in the address; the recommended one is not in it. */
const ORDERS: Readonly<Partial<Record<TileOrder, string>>> = { lowest: "laagste", highest: "hoogste" };

/** What the address asks for by the amounts on the cards. */
export interface AskedExtra {
  /** Whether only what costs nothing extra is left. */
  readonly without: boolean;
  readonly order: TileOrder;
  readonly setWithout: (without: boolean) => void;
  readonly setOrder: (order: TileOrder) => void;
}

function readOrder(text: string | null): TileOrder {
  if (text === ORDERS.lowest) return "lowest";
  return text === ORDERS.highest ? "highest" : "recommended";
}

/** The object is the same until the address asks for something else. */
export function useAskedExtra(write: ReturnType<typeof useAddressWriter>): AskedExtra {
  const [search] = useSearchParams();
  const without = search.get(EXTRA_PARAMETER) === WITHOUT;
  const order = readOrder(search.get(ORDER_PARAMETER));
  return useMemo(
    () => ({
      without,
      order,
      setWithout: (next) => write({ [EXTRA_PARAMETER]: next ? WITHOUT : null }),
      setOrder: (next) => write({ [ORDER_PARAMETER]: ORDERS[next] ?? null }),
    }),
    [without, order, write],
  );
}
