import { expect, it } from "vitest";
import { cents } from "@showroom/domain/money/cents";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { luxuryRoom } from "../../testing/luxury-room.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import { costOf } from "../read/settle-rooms.ts";
import { lateDocument } from "./late-document.ts";

const page = buildPage({ id: 11, title: "Badkamer" });
const rule = (appliesTo: "tiles" | "sanitary" | "all") => ({ appliesTo, percentage: 10, minimumSubtotal: cents(0) });

/** Of a part of a luxury bathroom that can no longer be chosen. */
function late(part: "tiles" | "sanitary", rules: ReturnType<typeof rule>[]) {
  const place = buildHouseCatalogue(1, [page], { project: { discounts: [{ id: 1, name: "Actie", rules }] } });
  const home = { ...place, user: buildUserRow({}) };
  const rooms = { 11: luxuryRoom(page) };
  const submittedAt = new Date("2026-03-01T10:00:00Z");
  const facts = { id: 37, submitType: "showroom", submittedAt, version: -1, replaces: null, buyers: [] } as const;
  return lateDocument(home, { rooms, cost: costOf(place, rooms) }, [{ part, lastDay: "2026-02-27" }], facts);
}

it("what is late has its own discounts alone, by part", () => {
  const tiles = late("tiles", [rule("tiles"), rule("sanitary"), rule("all")]);
  const tenth = cents(tiles.subTotalPrice / 10);
  expect(tenth).toBeGreaterThan(0);
  expect(tiles.discounts).toEqual([{ part: "tiles", amount: tenth }, { amount: tenth }]);
  expect([tiles.discount, tiles.totalPrice]).toEqual([2 * tenth, tiles.subTotalPrice - 2 * tenth]);
  const sanitary = late("sanitary", [rule("tiles")]);
  expect(sanitary.discount).toBe(0);
  expect(sanitary).not.toHaveProperty("discounts");
});
