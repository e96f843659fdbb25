import * as fc from "fast-check";
import { expect, it } from "vitest";
import { calculateCost, getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { getBuyerConfiguration, listBuyers } from "@showroom/api-contract/endpoints/staff";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext } from "@showroom/domain/selection/room-context";
import { arbitraryClicks } from "@showroom/domain/testing/arbitrary-clicks";
import { runs, SEED, timeLimit } from "@showroom/property-tests/runs";
import { userId } from "../../testing/demo-ids.ts";
import { standardRoom } from "../../testing/room-choice.ts";
import { useSavingBuyer } from "../../testing/saving-buyer.ts";
import { ADVISOR, BUYER } from "../../testing/test-app.ts";

/** Configurations that are saved and submitted. */
const RUNS = runs(60);

const at = useSavingBuyer();

/** Gives the choices to somebody else, so that the buyer starts again: a submission is never deleted. */
async function giveAway(owner: number): Promise<void> {
  await at.app.pool.query(
    `with other as (
       insert into users (email, role) values ('koper-' || gen_random_uuid() || '@lindehof.example', 'projectuser') returning id
     )
     update project_choices set user_id = (select id from other) where user_id = $1`,
    [owner],
  );
}

it(
  "the calculation, the save, the confirmation and the staff's views have the same total",
  async () => {
    const staff = await at.app.signedIn(ADVISOR);
    const owner = await userId(at.app.pool, BUYER);
    const ofBuyer = { params: { projectId: at.ids.projectId, userId: owner } };
    let submitted = 0;
    for (const clicks of fc.sample(fc.tuple(arbitraryClicks, arbitraryClicks), { seed: SEED, numRuns: RUNS })) {
      await giveAway(owner);
      const configurators = at.buyer.pages.filter((page) => page.type === "configurator");
      const chosen = configurators.map((page, index): readonly [string, RoomChoice] => {
        const context = roomContext(page, at.buyer.project, null);
        const room = (clicks[index] ?? []).reduce(
          (before, click) => settle(context, before, click(context, before)).room,
          standardRoom(page, at.buyer.project),
        );
        return [String(page.id), { ...room, confirmedByUser: true }];
      });
      const projectRoomChoices = { ...at.buyer.everything(), ...Object.fromEntries(chosen) };
      const { body: cost } = await at.client.call(calculateCost, {
        body: {
          project: { id: at.ids.projectId },
          projectHouseType: { id: at.ids.houseTypeId },
          projectChoices: { projectRoomChoices, submitType: null },
        },
      });
      const saved = await at.save(projectRoomChoices, 0);
      expect(saved.body.addedCost).toBe(cost.totalPrice);
      // A room that a rule leaves incomplete cannot be submitted.
      const { status } = await at.save(projectRoomChoices, saved.body.version, "showroom");
      if (status !== 200) continue;
      submitted += 1;
      const { body: confirmation } = await at.client.call(getConfirmation, { params: { projectId: at.ids.projectId } });
      expect(confirmation).toMatchObject({
        totalPrice: cost.totalPrice,
        subTotalPrice: cost.subTotalPrice,
        discount: cost.discount,
      });
      const lines = confirmation.pages.flatMap((page) => page.lines);
      expect(lines.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(cost.subTotalPrice);
      const { body: configuration } = await staff.call(getBuyerConfiguration, ofBuyer);
      expect([configuration.cost.totalPrice, configuration.buyer.totalPrice]).toEqual([
        cost.totalPrice,
        cost.totalPrice,
      ]);
      const { body: buyers } = await staff.call(listBuyers, { params: { projectId: at.ids.projectId } });
      expect(buyers.items.find((buyer) => buyer.userId === owner)?.totalPrice).toBe(cost.totalPrice);
    }
    expect(submitted).toBeGreaterThan(RUNS / 3);
  },
  timeLimit(240_000),
);
