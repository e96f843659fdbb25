import { expect, test } from "vitest";
import { plannedBathroom, position } from "../../testing/build-positions.ts";
import type { FixtureModel } from "../model/fixture-model.ts";
import { layOut } from "./layout.ts";
import { misfit } from "./room-fit.ts";

const model = (kind: FixtureModel["kind"], width: number, more: Partial<FixtureModel> = {}): FixtureModel => ({
  kind,
  shape: "square",
  width,
  depth: 460,
  height: 500,
  finish: "white",
  ...more,
});
/** From the back corner: the radiator up to 860 mm. The axis of the basin is 680 mm from where the radiator ends. */
const room = plannedBathroom(position("radiator", "right", 560), position("basin", "right", 1540));

test("a cabinet before the radiator does not fit, and one that ends beside it does", () => {
  expect(misfit(room, model("basin-cabinet", 1300))).toBe(
    "Past hier niet: 130 cm breed, en op deze plaats is 124 cm vrij.",
  );
  expect(misfit(room, model("basin-cabinet", 1240))).toBeNull();
});

test("without a plan everything fits", () => {
  expect(misfit({ ...room, positions: [] }, model("basin-cabinet", 3000))).toBeNull();
});

test("a mirror may hang over what is lower than it", () => {
  const low = plannedBathroom(
    position("radiator", "right", 560, { height: 500, sill: 200 }),
    position("basin", "right", 1300),
  );
  expect(misfit(low, model("basin-cabinet", 1000))).not.toBeNull();
  // The mirror is never wider than the basin has room for.
  expect(layOut(low).mirrorWidth).toBe(layOut(low).basin.width);
});

test.each<[string, FixtureModel, boolean]>([
  ["a bath of 180", model("bath", 1800, { depth: 800 }), true],
  ["the same bath, named the other way round", model("bath", 800, { depth: 1800 }), true],
  ["a bath of 210", model("bath", 2100, { depth: 800 }), false],
  ["a glass of 120", model("shower-screen", 1200), true],
  ["a radiator of 90 wide", model("radiator", 900, { height: 1200 }), false],
  ["a tap", model("basin-tap", 9000), true],
])("%s", (_name, article, fits) => {
  expect(misfit(room, article) === null).toBe(fits);
});

test("a basin on the side of the shower turns the room round", () => {
  const turned = layOut(plannedBathroom(position("basin", "left", 1400)));
  expect(turned).toMatchObject({ showerSide: "right", bath: { wall: "right" }, radiator: { wall: "left" } });
  expect(turned.box).toEqual({ from: 0, to: 1400, depth: 200, height: 1200 });
});
