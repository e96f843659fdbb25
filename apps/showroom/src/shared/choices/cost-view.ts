import type { CostResult } from "@showroom/domain/model/cost";
import type { Rooms } from "./choices-state.ts";

/** The server's price and the choices it was calculated for. */
export interface ServerCost {
  readonly rooms: Rooms;
  readonly cost: CostResult;
}

export interface CostView {
  readonly cost: CostResult;
  /** Whether the price comes from the server. */
  readonly confirmed: boolean;
}

/** The price to show for `rooms`: the server's price for these rooms, else the local price, else the server's earlier price. */
export function costView(rooms: Rooms, local: CostResult | null, server: ServerCost | null): CostView | null {
  if (server !== null && server.rooms === rooms) return { cost: server.cost, confirmed: true };
  const cost = local ?? server?.cost;
  return cost === undefined ? null : { cost, confirmed: false };
}
