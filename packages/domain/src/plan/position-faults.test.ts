import { expect, test } from "vitest";
import { plannedBathroom, position } from "../../testing/build-positions.ts";
import type { RoomPosition } from "../model/room-position.ts";
import { positionFaults } from "./position-faults.ts";

const faults = (...more: readonly RoomPosition[]) =>
  positionFaults(plannedBathroom(...more)).map(({ reason }) => reason);

test.each<[string, readonly RoomPosition[], RegExp]>([
  ["two doors", [position("door", "left", 100, { width: 800 })], /^de deur staat hier een tweede keer$/],
  ["a toilet at the side", [position("toilet", "left", 900)], /^het toilet kan alleen aan de achterwand$/],
  ["a basin in front", [position("basin", "front", 900)], /^de wastafel kan alleen aan de linkerwand of rechterwand$/],
  ["a window without its width", [position("window", "left", 300)], /^de breedte van het raam ontbreekt$/],
  [
    "a window without its height",
    [position("window", "left", 300, { width: 800 })],
    /^van het raam ontbreekt de hoogte/,
  ],
  [
    "a window beyond the corner",
    [position("window", "left", 2500, { width: 800, height: 900, sill: 1300 })],
    /^het raam steekt buiten de linkerwand, die 300 cm breed is: van 250 cm tot 330 cm$/,
  ],
  [
    "a window into the ceiling",
    [position("window", "left", 300, { width: 800, height: 900, sill: 1900 })],
    /^het raam is hoger dan de ruimte, die 260 cm hoog is$/,
  ],
  [
    "a low window behind the box",
    [position("window", "back", 1500, { width: 600, height: 900, sill: 900 })],
    /^het raam in de achterwand begint achter het inbouwreservoir/,
  ],
  [
    "a radiator over the basin",
    [position("basin", "right", 1500), position("radiator", "right", 1400)],
    /^de radiator en de wastafel staan over elkaar$/,
  ],
  [
    "a toilet in the shower",
    [position("shower", "back", 480), position("toilet", "back", 900)],
    /^het toilet past niet naast de douche/,
  ],
  ["a basin before the door", [position("basin", "right", 2700)], /^de wastafel staat voor de deur$/],
])("%s is told", (_name, positions, reason) => {
  expect(faults(...positions)).toEqual([expect.stringMatching(reason)]);
});

test("a door that opens against a fixture is told, and the same one that opens outward is none", () => {
  const basin = position("basin", "right", 2250);
  const withDoor = (swing: RoomPosition["swing"]) =>
    positionFaults({
      ...plannedBathroom(),
      positions: [position("door", "front", 270, { width: 930, swing }), basin],
    }).map(({ reason }) => reason);
  expect(withDoor("left-in")).toEqual(["de deur draait tegen de wastafel aan"]);
  expect(withDoor("left-out")).toEqual([]);
});

test("a plan without a door is told once, and a room without a plan is not", () => {
  expect(positionFaults({ ...plannedBathroom(), positions: [position("toilet", "back", 1700)] })).toEqual([
    { at: null, reason: "de plattegrond van deze ruimte heeft geen deur" },
  ]);
  expect(positionFaults({ ...plannedBathroom(), positions: [] })).toEqual([]);
});

test("a radiator below a window is no fault", () => {
  const window = position("window", "left", 500, { width: 900, height: 900, sill: 1300 });
  expect(faults(window, position("radiator", "left", 900, { width: 800, height: 600, sill: 200 }))).toEqual([]);
  expect(faults(window, position("radiator", "left", 900, { width: 800, height: 1600, sill: 200 }))).toHaveLength(1);
});
