import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { calculateCost } from "@showroom/api-contract/endpoints/choices";
import { listBaseboards, listFloorMaterials, listFloors } from "@showroom/api-contract/endpoints/floors";
import { arbitraryClicks, type Click } from "@showroom/domain/testing/arbitrary-clicks";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { calculateCost as reckonCost } from "@showroom/domain/pricing/calculate-cost";
import { settle } from "@showroom/domain/rules/settle";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { selectFloor } from "@showroom/domain/selection/floors";
import { runs, timeLimit } from "@showroom/property-tests/runs";
import { roomContext } from "@showroom/domain/selection/room-context";
import { openBuyer, type TestBuyer } from "../../testing/buyer.ts";
import { seenPage, standardRoom } from "../../testing/room-choice.ts";
import { BUYER_DONE, OTHER_BUYER, startTestApp, type TestApp } from "../../testing/test-app.ts";

/** Selections per project; two projects make a thousand. */
const RUNS = runs(500);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMIT: "1000000" } });
});
afterAll(() => app.stop());

async function floorOffer({ client, houseTypeId }: TestBuyer): Promise<FloorOffer> {
  const query = { houseType: houseTypeId };
  const [materials, floors, baseboards] = await Promise.all([
    client.call(listFloorMaterials, { query }),
    client.call(listFloors, { query }),
    client.call(listBaseboards, { query }),
  ]);
  return { materials: materials.body, floors: floors.body, baseboards: baseboards.body };
}

const arbitrarySelection = fc.record({
  clicks: fc.array(arbitraryClicks, { minLength: 3, maxLength: 3 }),
  floor: fc.nat({ max: 997 }),
});

it.each([
  ["De Lindehof", BUYER_DONE, "de-lindehof"],
  ["Havenkwartier", OTHER_BUYER, "havenkwartier"],
])(
  "gives the same price as the browser, to the cent, for %s",
  { timeout: timeLimit(120_000) },
  async (_, email, slug) => {
    const buyer = await openBuyer(await app.signedIn(email), slug);
    const { client, project, pages, houseTypeId } = buyer;
    const houseType = project.houseTypes.find(({ id }) => id === houseTypeId);
    if (houseType === undefined) throw new Error("The buyer has no house type");
    const floors = project.hasFloors ? await floorOffer(buyer) : { materials: [], floors: [], baseboards: [] };
    const rooms = pages.filter((page) => page.type === "configurator");
    let different = 0;

    const choose = (
      page: Page,
      { clicks, floor }: { readonly clicks: readonly (readonly Click[])[]; readonly floor: number },
    ): RoomChoice => {
      const context = roomContext(page, project, null);
      if (page.type === "floors") {
        const colour = floors.floors[floor % Math.max(1, floors.floors.length)];
        const baseboard = floors.baseboards[floor % Math.max(1, floors.baseboards.length)];
        const room = seenPage(page.id);
        return colour && baseboard
          ? selectFloor(context, room, floors, {
              materialId: colour.material,
              colorId: colour.id,
              baseboardId: baseboard.id,
            })
          : room;
      }
      if (page.type !== "configurator") return seenPage(page.id);
      const own = clicks[rooms.indexOf(page)] ?? [];
      return own.reduce((room, click) => settle(context, room, click(context, room)).room, standardRoom(page, project));
    };

    await fc.assert(
      fc.asyncProperty(arbitrarySelection, async (selection) => {
        const choices = Object.fromEntries(pages.map((page) => [String(page.id), choose(page, selection)]));
        const local = reckonCost({ project, houseType, pages, choices, floors });
        const body = {
          project: { id: project.id },
          projectHouseType: { id: houseTypeId },
          projectChoices: { projectRoomChoices: choices, submitType: null },
        };
        const { body: answer } = await client.call(calculateCost, { body });
        expect(answer).toEqual(local);
        if (local.totalPrice !== 0) different += 1;
      }),
      { numRuns: RUNS },
    );
    // Most selections must differ from the standard.
    expect(different).toBeGreaterThan(RUNS / 2);
  },
);
