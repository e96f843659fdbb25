import { calculateCost, type CostInput } from "../src/pricing/calculate-cost.ts";
import { costBase, priceDifference } from "../src/pricing/price-difference.ts";
import { standardRoomChoice } from "../src/configurator/standard-room.ts";
import { EMPTY_FLOOR_OFFER } from "../src/selection/floors.ts";
import { pageCatalogue } from "../src/selection/page-catalogue.ts";
import { buildPage, PAGE_IDS } from "../testing/build-page.ts";
import { buildHouseType, buildProject } from "../testing/build-project.ts";
import { contest, report } from "./measure.ts";

/** Times the price differences on 200 cards, against two whole calculations for each card. */
export async function benchPrices(): Promise<void> {
  const page = buildPage();
  const project = buildProject();
  const start = standardRoomChoice(pageCatalogue(page), project);
  const input: CostInput = {
    project,
    houseType: buildHouseType(),
    pages: [page],
    floors: EMPTY_FLOOR_OFFER,
    choices: { 1: start },
  };
  const ids = [PAGE_IDS.wallTile.luxe, PAGE_IDS.wallTile.theWall];
  const cards = Array.from({ length: 200 }, (_, at) => ({
    ...start,
    wallTileProduct: { pageProductId: ids[at % 2] ?? 0, variantProjectProductId: ids[at % 2] ?? 0 },
  }));
  report(
    "price differences on 200 cards",
    await contest([
      {
        name: "domain, priceDifference",
        run: () => {
          const base = costBase(input);
          return cards.map((room) => priceDifference(base, 1, room));
        },
      },
      {
        name: "two whole calculations per card",
        run: () =>
          cards.map(
            (room) => calculateCost({ ...input, choices: { 1: room } }).totalPrice - calculateCost(input).totalPrice,
          ),
      },
    ]),
  );
}
