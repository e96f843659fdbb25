import type { RoomChoice } from "../model/choices.ts";
import { COST_GROUP_NAMES, type LineItem, type PageCost } from "../model/cost.ts";
import type { LinePart } from "../model/line-part.ts";
import { costGroupOf } from "../model/line-part.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import type { Page } from "../model/page.ts";
import type { HouseType } from "../model/project.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { subTotal } from "./discount.ts";
import { lineItem } from "./line-item.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing, type PagePricing, type PricedProject } from "./page-pricing.ts";
import { totalsOf, type PricedLine } from "./priced-line.ts";

/** What the price of a page depends on. Only floor pages use the floor offer. */
export interface PageCostInput {
  readonly project: PricedProject;
  readonly houseType: HouseType;
  readonly floors: FloorOffer;
}

/** The cost of one page with a room's choices; without choices the standard set-up, which costs nothing. */
export function calculatePageCost(input: PageCostInput, page: Page, choices: RoomChoice | null): PageCost {
  const pricing = pagePricing(input.project, input.houseType, page);
  return pageCost(pricing, pageLines(pricing, input.floors, choices ?? pricing.standard));
}

/** The lines of a page in the shape that the API gives them. */
export function pageCost(pricing: PagePricing, lines: readonly PricedLine[]): PageCost {
  const { page, project } = pricing;
  const items = lines.map((line) => lineItem(pricing, line));
  const totals = totalsOf(lines);
  const one = (part: LinePart): LineItem | null => items.find((item) => item.part === part) ?? null;
  const tileOptions = items.filter(
    ({ part }) => part === "tileOption" || part === "tileOptionGrout" || part === "tileOptionProfile",
  );
  return {
    id: page.id,
    type: page.type,
    subTitle: page.subtitle,
    order: page.order,
    totalPrice: subTotal(totals),
    items: items.filter(({ part }) => costGroupOf(part) === "floors"),
    wallTile: one("wallTile"),
    floorTile: one("floorTile"),
    wallGroutColor: one("wallGrout"),
    floorGroutColor: one("floorGrout"),
    wallFinishingProfile: one("wallProfile"),
    tileOptions: tileOptions.map(({ id, totalPrice }) => ({ id, totalPrice })),
    allTileOptions: tileOptions,
    products: items.filter(({ part }) => part === "sanitary"),
    aggregatedCostGroups: costGroupsOf(page, project).map((group) => ({
      name: COST_GROUP_NAMES[group],
      totalPrice: totals[group],
    })),
  };
}
