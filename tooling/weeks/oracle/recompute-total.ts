/** The total of stored choices by the oracle of the domain's tests, which shares no code with the product's pricing. */
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { oracleDiscount, oracleFloorLines, oracleLines } from "@showroom/domain/testing/price-oracle";
import type { OracleLines } from "@showroom/domain/testing/price-oracle";
import type { ChoicesSeen } from "../world/observe.ts";
import type { World } from "../world/world.ts";
import { homeOf } from "./home.ts";

const sum = (amounts: Iterable<readonly [number, number, number]>): number =>
  [...amounts].reduce((total, amount) => total + amount[0] + amount[1] + amount[2], 0);

const isSanitary = (name: string): boolean => /^(chosen|dropped|standard) /.test(name);

function splitLines(lines: OracleLines): { readonly tiles: number; readonly sanitary: number } {
  const entries = [...lines];
  return {
    tiles: sum(entries.filter(([name]) => !isSanitary(name)).map(([, amounts]) => amounts)),
    sanitary: sum(entries.filter(([name]) => isSanitary(name)).map(([, amounts]) => amounts)),
  };
}

export async function recomputeTotal(world: World, choices: ChoicesSeen): Promise<number> {
  const { project, houseType, pages, floors } = await homeOf(world, choices);
  const seen = { ...project.document, selectedProjectHouseType: null, outOfOfficeActive: false };
  const totals = { tiles: 0, sanitary: 0, floors: 0 };
  for (const page of pages) {
    const room = choices.rooms[page.id];
    if (!room) continue;
    if (page.type === "floors" && seen.hasFloors)
      totals.floors += sum(oracleFloorLines(houseType, floors, room).values());
    if (page.type !== "configurator") continue;
    const { standard } = pagePricing(seen, houseType, page);
    const part = splitLines(oracleLines({ project: seen, houseType, page }, room, standard));
    // What the project does not offer costs nothing; earlier choices of it are kept.
    if (seen.hasTiles) totals.tiles += part.tiles;
    if (seen.hasSanitary) totals.sanitary += part.sanitary;
  }
  const { enableDiscount, discounts } = project.document;
  const rules = enableDiscount ? discounts.flatMap((discount) => discount.rules) : [];
  return totals.tiles + totals.sanitary + totals.floors - oracleDiscount(rules, totals);
}
