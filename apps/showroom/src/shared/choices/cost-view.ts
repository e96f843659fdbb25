import type { CostResult } from "@showroom/domain/model/cost";
import type { Rooms } from "./choices-state.ts";

/** The server's price, with the choices that it is for. */
export interface ServerCost {
  readonly rooms: Rooms;
  readonly cost: CostResult;
}

export interface CostView {
  readonly cost: CostResult;
  /** The figure is the server's own. */
  readonly confirmed: boolean;
}

/** The price to show for `rooms`: the server's when it is for these very rooms, else the local figure, else the server's former one. */
export function costView(rooms: Rooms, local: CostResult | null, server: ServerCost | null): CostView | null {
  if (server !== null && server.rooms === rooms) return { cost: server.cost, confirmed: true };
  const cost = local ?? server?.cost;
  return cost === undefined ? null : { cost, confirmed: false };
}
