import type { OrderList } from "@showroom/api-contract/entities/staff";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import { orderLinesOf } from "../choices/read/order-lines.ts";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { findBuyer, findBuyerHome, findBuyers, type Buyer } from "./buyers.ts";

export type OrderScope = "current" | "final";

/** What is handed in is ordered as it was handed in, whatever has become of the catalogue. */
async function linesOf(
  app: AppContext,
  live: LoadedProject,
  buyer: Buyer,
  scope: OrderScope,
): Promise<OrderList["lines"]> {
  const { user, row, frozen } = buyer;
  if (scope === "final" && !row?.submitType) return [];
  if (frozen?.orderLines) return frozen.orderLines;
  const home = await findBuyerHome(app, live, buyer);
  return home ? orderLinesOf(home, roomsOf(home, row), user.buildNumber ?? "") : [];
}

interface ListFacts {
  readonly project: LoadedProject;
  readonly buildNumber: string | null;
  readonly scope: OrderScope;
}

const orderList = ({ project, buildNumber, scope }: ListFacts, lines: OrderList["lines"]): OrderList => ({
  projectId: project.id,
  projectName: project.document.name,
  buildNumber,
  createdAt: new Date().toISOString(),
  final: scope === "final",
  lines,
});

/** What to order for every home of a project, by building number. */
export async function projectOrderList(app: AppContext, projectId: number, scope: OrderScope): Promise<OrderList> {
  const project = await app.catalogue.project(projectId);
  const buyers = (await findBuyers(app, projectId)).toSorted((one, other) =>
    compareBuildNumbers(one.user.buildNumber ?? "", other.user.buildNumber ?? ""),
  );
  return orderList(
    { project, buildNumber: null, scope },
    (await Promise.all(buyers.map((buyer) => linesOf(app, project, buyer, scope)))).flat(),
  );
}

/** What to order for one home. */
export async function buyerOrderList(
  app: AppContext,
  projectId: number,
  userId: number,
  scope: OrderScope,
): Promise<OrderList> {
  const project = await app.catalogue.project(projectId);
  const buyer = await findBuyer(app, projectId, userId);
  return orderList(
    { project, buildNumber: buyer.user.buildNumber ?? "", scope },
    await linesOf(app, project, buyer, scope),
  );
}
