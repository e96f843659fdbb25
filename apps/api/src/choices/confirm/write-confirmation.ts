import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { givenDiscounts, totalsOfCost, type GroupTotals } from "@showroom/domain/pricing/discount";
import { floorStatus } from "@showroom/domain/selection/floors";
import { isInSummary } from "@showroom/domain/summary/summary";
import { namesOfBuyers } from "../../accounts/home-buyers.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { Home } from "../read/home.ts";
import type { PricedRooms } from "../read/settle-rooms.ts";
import { confirmationLines } from "./confirmation-lines.ts";

const GRAMMATICAL_ARTICLES = /^(?:de|het|een|'t)\s+/i;

/** The reference that people use, e.g. `LIN-12-0001`: project, building number, sequence number. */
function referenceOf(home: Home, id: number): string {
  const letters =
    home.project.document.name
      .replace(GRAMMATICAL_ARTICLES, "")
      .normalize("NFD")
      .replaceAll(/[^A-Za-z]/g, "")
      .slice(0, 3)
      .toUpperCase() || "PRJ";
  const building = (home.user.buildNumber ?? "").replaceAll(/[^A-Za-z0-9]/g, "").toUpperCase() || "0";
  return `${letters}-${building}-${String(id).padStart(4, "0")}`;
}

export interface SubmissionFacts {
  readonly id: number;
  readonly submitType: SubmitType;
  readonly submittedAt: Date;
  readonly version: number;
  /** Reference of the confirmation that this one replaces. */
  readonly replaces: string | null;
  /** Everybody who has the choices. */
  readonly buyers: readonly UserRow[];
  /** Who of the staff hands in, in the place of the buyers; absent when a buyer does. */
  readonly enteredBy?: string;
  /** Of the project; absent for none. */
  readonly ownTexts?: Confirmation["ownTexts"];
}

/** The discounts by part, as a document keeps them. */
export function frozenDiscounts(home: Home, totals: GroupTotals): Pick<Confirmation, "discounts"> {
  const discounts = givenDiscounts(home.project.document, totals);
  return discounts.length > 0 ? { discounts: [...discounts] } : {};
}

/** The document that is frozen at submission. */
export function writeConfirmation(
  home: Home,
  { rooms, cost }: PricedRooms,
  { id, submitType, submittedAt, version, replaces, buyers, enteredBy, ownTexts }: SubmissionFacts,
): Confirmation {
  const { user, project, house } = home;
  const pages = house.pages.flatMap((page): Confirmation["pages"] => {
    const pageCost = cost.pageCosts.find((entry) => entry.id === page.id);
    const lines = pageCost ? confirmationLines(home, page, rooms[page.id] ?? null, pageCost) : [];
    const room = rooms[page.id];
    const declined = page.type === "floors" && room !== undefined && floorStatus(room) === "none";
    if (!pageCost || (lines.length === 0 && !declined)) return [];
    const { title, subtitle, roomName, order } = page;
    return [{ pageId: page.id, order, title, subtitle, roomName, totalPrice: pageCost.totalPrice, lines }];
  });
  const sections = house.pages
    .filter((page) => isInSummary(page, project.document) || pages.some(({ pageId }) => pageId === page.id))
    .map(({ id: pageId, order, title }) => ({ pageId, order, title }))
    .toSorted((a, b) => a.order - b.order);
  return {
    id,
    reference: referenceOf(home, id),
    version,
    replaces,
    projectId: project.id,
    projectName: project.document.name,
    houseTypeId: house.houseType.id,
    houseTypeName: house.houseType.name,
    buyerName: namesOfBuyers(buyers),
    buildNumber: user.buildNumber ?? "",
    ...(enteredBy !== undefined && { enteredBy }),
    submitType,
    submittedAt: submittedAt.toISOString(),
    catalogueVersion: project.catalogueVersion,
    confirmationContent:
      project.document.submitOptions.find((option) => option.type === submitType)?.confirmationContent ?? "",
    ...(ownTexts && { ownTexts }),
    pages,
    sections,
    subTotalPrice: cost.subTotalPrice,
    discount: cost.discount,
    ...frozenDiscounts(home, totalsOfCost(cost.pageCosts)),
    totalPrice: cost.totalPrice,
  };
}
