import type { OrderList } from "@showroom/api-contract/entities/staff";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import { houseTypeOf } from "../choices/read/home.ts";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { findBuyer, findBuyers, type Buyer } from "./buyers.ts";
import { orderLinesOf } from "./order-lines.ts";

export type OrderScope = "current" | "final";

function linesOf(project: LoadedProject, { user, row }: Buyer, scope: OrderScope): OrderList["lines"] {
  if (scope === "final" && !row?.submitType) return [];
  const house = houseTypeOf(user, project);
  const place = house && { project, house };
  return place ? orderLinesOf(place, roomsOf(place, row), user.buildNumber ?? "") : [];
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
    buyers.flatMap((buyer) => linesOf(project, buyer, scope)),
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
  return orderList({ project, buildNumber: buyer.user.buildNumber ?? "", scope }, linesOf(project, buyer, scope));
}
