import type { FrozenOrderLine, OrderLine, OrderList } from "@showroom/api-contract/entities/staff";
import { ROOM_MATERIALS } from "@showroom/domain/order-list/order-line";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { confirmationLines } from "../choices/confirm/confirmation-lines.ts";
import { roomsOf } from "../choices/read/choices-entity.ts";
import type { Home } from "../choices/read/home.ts";
import { orderLinesOf } from "../choices/read/order-lines.ts";
import { costOf } from "../choices/read/settle-rooms.ts";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { now } from "@showroom/service/clock";
import { namesOfBuyers } from "../accounts/home-buyers.ts";
import { agreedOrders, type HomeOrder, type OrderQuery } from "./agreed-orders.ts";
import { withPrices } from "./order-prices.ts";
import { findBuyer, findBuyerHome, findBuyers, type Buyer } from "./buyers.ts";
import { readSupply, type Supply } from "./supply.ts";

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

/** Parts that no catalogue offers: labour, and what every room needs. */
const WITHOUT_ARTICLE: readonly OrderLine["part"][] = ["installation", ...ROOM_MATERIALS];

/** Whether a submitted article is still on offer unchanged. */
function submittedStatus(live: LoadedProject, { part, productNumber, name }: FrozenOrderLine): OrderLine["status"] {
  return WITHOUT_ARTICLE.includes(part) || offeredBy(live).get(productNumber) === name ? "submitted" : "changed";
}

/** The prices of a home: of its submission, otherwise calculated. */
function pricesOf(home: Home | null, { row, frozen }: Buyer) {
  if (frozen) return frozen.document;
  if (!home) return null;
  const rooms = roomsOf(home, row);
  const cost = costOf(home, rooms);
  const pages = home.house.pages.map((page) => {
    const pageCost = cost.pageCosts.find(({ id }) => id === page.id);
    const { title, roomName } = page;
    return { title, roomName, lines: pageCost ? confirmationLines(home, page, rooms[page.id] ?? null, pageCost) : [] };
  });
  const { subTotalPrice, discount, totalPrice } = cost;
  return { pages, subTotalPrice, discount, totalPrice };
}

/** Whose home it is. */
function homeFacts(live: LoadedProject, { user, coBuyers, frozen }: Buyer) {
  const houseType = user.houseTypeId === null ? undefined : live.houseTypes.get(user.houseTypeId);
  return {
    houseType: frozen?.document.houseTypeName ?? houseType?.houseType.name ?? null,
    buyer: namesOfBuyers([user, ...coBuyers]) || null,
    reference: frozen?.document.reference ?? null,
  };
}

/** What a submission asks for is as submitted, independent of the present catalogue. Null when there is nothing. */
async function orderOf(
  app: AppContext,
  { live, supply }: { readonly live: LoadedProject; readonly supply: Supply },
  buyer: Buyer,
  { scope, prices }: OrderQuery,
): Promise<HomeOrder | null> {
  const { user, row, frozen } = buyer;
  if (scope === "requested" && !row?.submitType) return null;
  const home = frozen?.orderLines ? null : await findBuyerHome(app, live, buyer);
  const buildNumber = user.buildNumber ?? "";
  const ordered = frozen?.orderLines ?? (home ? orderLinesOf(home, roomsOf(home, row), buildNumber) : []);
  const open = row?.reopened ? "reopened" : "open";
  const facts = homeFacts(live, buyer);
  const withFacts = (line: FrozenOrderLine) => ({
    ...line,
    ...facts,
    ...supply(row?.revision ?? live.revision, line.productNumber),
    status: row?.submitType ? submittedStatus(live, line) : open,
  });
  const priced = prices === "true" ? pricesOf(home, buyer) : null;
  if (!priced) return { lines: ordered.map((line) => ({ ...withFacts(line), price: null })), total: null };
  const { subTotalPrice, discount, totalPrice } = priced;
  return {
    lines: withPrices(ordered, priced.pages, buildNumber).map((line) => ({ ...line, ...withFacts(line) })),
    total: { buildNumber, subTotalPrice, discount, totalPrice },
  };
}

interface ListFacts {
  readonly project: LoadedProject;
  readonly buildNumber: string | null;
  readonly query: OrderQuery;
}

const orderList = ({ project, buildNumber, query }: ListFacts, homes: readonly (HomeOrder | null)[]): OrderList => ({
  projectId: project.id,
  projectName: project.document.name,
  buildNumber,
  createdAt: now().toISOString(),
  scope: query.scope,
  lines: homes.flatMap((home) => home?.lines ?? []),
  totals: query.prices === "true" ? homes.flatMap((home) => home?.total ?? []) : null,
});

/** The orders of buyers: what is agreed, for the final list; else of their choices. */
async function ordersOf(
  app: AppContext,
  live: LoadedProject,
  buyers: readonly Buyer[],
  query: OrderQuery,
): Promise<readonly (HomeOrder | null)[]> {
  if (query.scope === "final") return await agreedOrders(app, live.id, buyers, query);
  const supply = await readSupply(
    app.db,
    live.id,
    buyers.map(({ row }) => row?.revision ?? live.revision),
  );
  return await Promise.all(buyers.map((buyer) => orderOf(app, { live, supply }, buyer, query)));
}

/** The order list of a project: every home, by building number. */
export async function projectOrderList(app: AppContext, projectId: number, query: OrderQuery): Promise<OrderList> {
  const project = await app.catalogue.project(projectId);
  if (query.scope === "final")
    return orderList({ project, buildNumber: null, query }, await agreedOrders(app, projectId, null, query));
  const buyers = (await findBuyers(app, projectId)).toSorted((one, other) =>
    compareBuildNumbers(one.user.buildNumber ?? "", other.user.buildNumber ?? ""),
  );
  return orderList({ project, buildNumber: null, query }, await ordersOf(app, project, buyers, query));
}

/** The order list of one home. */
export async function buyerOrderList(
  app: AppContext,
  projectId: number,
  userId: number,
  query: OrderQuery,
): Promise<OrderList> {
  const project = await app.catalogue.project(projectId);
  const buyer = await findBuyer(app, projectId, userId);
  const buildNumber = buyer.user.buildNumber ?? "";
  return orderList({ project, buildNumber, query }, await ordersOf(app, project, [buyer], query));
}
