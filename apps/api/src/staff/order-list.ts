import type { FrozenOrderLine, OrderLine, OrderList } from "@showroom/api-contract/entities/staff";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import { orderLinesOf } from "../choices/read/order-lines.ts";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { findBuyer, findBuyerHome, findBuyers, type Buyer } from "./buyers.ts";

export type OrderScope = "current" | "final";

const offered = new WeakMap<LoadedProject, ReadonlyMap<string, string>>();

/** Names of the articles that a project offers now, by number. */
function offeredBy(project: LoadedProject): ReadonlyMap<string, string> {
  const known = offered.get(project) ?? findOffered(project);
  offered.set(project, known);
  return known;
}

function findOffered({ houseTypes }: LoadedProject): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { pages, floors, retired } of houseTypes.values()) {
    if (retired) continue;
    const products = pages.flatMap((page) => [...pageCatalogue(page).variants.values()]).map(({ product }) => product);
    for (const { product_number, name } of [...products, ...floors.floors, ...floors.baseboards])
      names.set(product_number, name);
  }
  return names;
}

/** Whether a submitted article is still on offer unchanged. Labour has no article. */
function submittedStatus(live: LoadedProject, { part, productNumber, name }: FrozenOrderLine): OrderLine["status"] {
  return part === "installation" || offeredBy(live).get(productNumber) === name ? "submitted" : "changed";
}

/** A submission is ordered as submitted, independent of the present catalogue. */
async function linesOf(
  app: AppContext,
  live: LoadedProject,
  buyer: Buyer,
  scope: OrderScope,
): Promise<OrderList["lines"]> {
  const { user, row, frozen } = buyer;
  if (scope === "final" && !row?.submitType) return [];
  const home = frozen?.orderLines ? null : await findBuyerHome(app, live, buyer);
  const lines = frozen?.orderLines ?? (home ? orderLinesOf(home, roomsOf(home, row), user.buildNumber ?? "") : []);
  const open = row?.reopened ? "reopened" : "open";
  return lines.map((line) => ({ ...line, status: row?.submitType ? submittedStatus(live, line) : open }));
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

/** The order list of a project: every home, by building number. */
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

/** The order list of one home. */
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
