import type { OrderLine } from "@showroom/api-contract/entities/staff";
import type { Page } from "@showroom/domain/model/page";
import type { InstallationCodeUse } from "@showroom/domain/model/product";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import type { Rooms } from "../choices/check-rooms.ts";
import { pageArticles, type PageArticle } from "../choices/page-articles.ts";
import { costOf, type RoomsPlace } from "../choices/settle-rooms.ts";

/** Rounding of a quantity must never add a box. */
const TINY = 1e-9;

const hundredths = (value: number): number => Math.round((value + TINY) * 100) / 100;

function cuttingLossOf({ project, house }: RoomsPlace, part: OrderLine["part"], floorId: number | null): number {
  switch (part) {
    case "wallTile":
    case "tileOption":
      return project.document.wallTileCuttingLoss;
    case "floorTile":
      return project.document.floorTileCuttingLoss;
    case "floor":
      return house.floors.floors.find((floor) => floor.id === floorId)?.cutting_loss ?? 0;
    default:
      return 0;
  }
}

interface LinePlace {
  readonly place: RoomsPlace;
  readonly page: Page;
  readonly buildNumber: string;
  readonly floorId: number | null;
}

function articleLine({ place, page, buildNumber, floorId }: LinePlace, { line }: PageArticle): OrderLine {
  const cuttingLoss = cuttingLossOf(place, line.part, floorId);
  const orderQuantity = hundredths(line.quantity * (1 + cuttingLoss));
  const amountPerBox = place.project.articles.get(line.productNumber)?.amountPerBox ?? null;
  const { part, productNumber, name, brand, colorName, size, unit, quantity, isStandard } = line;
  return {
    buildNumber, roomName: page.roomName, pageTitle: page.title, part, productNumber, name, brand, colorName, size, unit, quantity, cuttingLoss,
    orderQuantity, amountPerBox, boxes: amountPerBox === null ? null : Math.ceil(orderQuantity / amountPerBox - TINY), isStandard,
  };
}

function codesOf(page: Page, productNumber: string): readonly InstallationCodeUse[] {
  for (const { product, pageProduct } of pageCatalogue(page).variants.values()) {
    if (product.product_number === productNumber) return product.installationCodes.length > 0 ? product.installationCodes : pageProduct.installationCodes;
  }
  return [];
}

/** The work that comes with an article, by the project's installation codes. */
function installationLines({ place, page, buildNumber }: LinePlace, { line }: PageArticle): OrderLine[] {
  return codesOf(page, line.productNumber).flatMap((use): OrderLine[] => {
    const code = place.project.document.tileInstallationCodes.find((entry) => entry.code === use.code);
    if (!code) return [];
    const quantity = hundredths(use.quantity * (code.unit === "piece" ? 1 : line.quantity));
    return [{
      buildNumber, roomName: page.roomName, pageTitle: page.title, part: "installation", productNumber: code.code, name: code.description, brand: "", colorName: null,
      size: null, unit: code.unit, quantity, cuttingLoss: 0, orderQuantity: quantity, amountPerBox: null, boxes: null, isStandard: line.isStandard,
    }];
  });
}

/** Everything to order for one home: articles with cutting loss and boxes, and the work that comes with them. */
export function orderLinesOf(place: RoomsPlace, rooms: Rooms, buildNumber: string): OrderLine[] {
  const cost = costOf(place, rooms);
  return place.house.pages.flatMap((page) => {
    const room = rooms[page.id] ?? null;
    const pageCost = cost.pageCosts.find((entry) => entry.id === page.id);
    if (!pageCost) return [];
    const linePlace: LinePlace = { place, page, buildNumber, floorId: room?.colorId ?? null };
    const articles = pageArticles(place, page, room, pageCost).filter((article) => article.line.quantity > 0);
    return articles.flatMap((article) => [articleLine(linePlace, article), ...installationLines(linePlace, article)]);
  });
}
