import { expect, test } from "vitest";
import type { StaffConfiguration } from "@showroom/api-contract/entities/staff";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { EMPTY_FLOOR_OFFER } from "@showroom/domain/selection/floors";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { linesOf } from "@showroom/domain/model/cost";
import { buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import type { ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { changesSince } from "./since-submission.ts";

const page = buildPage();
const project = buildProject();
const catalogue = pageCatalogue(page);
const standard = standardRoomChoice(catalogue, project);
const costOf = (room: RoomChoice) =>
  calculateCost({
    project,
    houseType: buildHouseType(),
    pages: [page],
    floors: EMPTY_FLOOR_OFFER,
    choices: { [page.id]: room },
  });
const pages = [page];

/** The confirmation of a room, with the fields that are compared. */
function submitted(room: RoomChoice) {
  const [cost] = costOf(room).pageCosts;
  const lines = (cost ? linesOf(cost) : []).map(
    (line) =>
      ({
        ...line,
        quantity: line.status === "dropped" ? 0 : 1,
        isStandard: line.status === "standard",
      }) as unknown as ConfirmationLine,
  );
  const { id: pageId, order, title, subtitle, roomName } = page;
  return { pages: [{ pageId, order, title, subtitle, roomName, totalPrice: cost?.totalPrice ?? 0, lines }] } as never;
}

const present = (room: RoomChoice) => ({ pages, cost: costOf(room) }) as unknown as StaffConfiguration;

test("choices that were not changed have no changes", () => {
  expect(changesSince(submitted(standard), present(standard))).toEqual([]);
});

test("a changed tile is listed with what it was, what it is and what that costs", () => {
  const luxe = PAGE_IDS.wallTile.luxe;
  const chosen = { ...standard, wallTileProduct: { pageProductId: luxe, variantProjectProductId: luxe } };
  const [change] = changesSince(submitted(standard), present(chosen));
  expect(change?.title).toBe(page.title);
  const tile = change?.changes.find(({ part }) => part === "Wandtegel");
  expect(tile?.before).not.toBe(tile?.after);
  expect((change?.changes ?? []).reduce((total, { difference }) => total + difference, 0)).toBe(
    costOf(chosen).subTotalPrice - costOf(standard).subTotalPrice,
  );
});
