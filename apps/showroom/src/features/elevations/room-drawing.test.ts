import { expect, test } from "vitest";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildContext, buildHouseType, buildRoomVariables } from "@showroom/domain/testing/build-project";
import { drawWalls } from "@showroom/scene/elevation/draw-walls";
import { roomDrawing } from "./room-drawing.ts";
import { elevationTexts as texts } from "./texts.ts";

const { catalogue, settings } = buildContext();
const room = standardRoomChoice(catalogue, settings);
const houseType = buildHouseType({ roomVariables: [buildRoomVariables({ width: 2200, depth: 2800, height: 2600 })] });
const input = { catalogue, room, settings, houseType };

test("every wall of a room is drawn with its measures and tiles in words", () => {
  const drawing = roomDrawing(input, drawWalls);
  expect(drawing?.measures).toBe("own");
  expect(drawing?.walls.map(({ title }) => title)).toEqual([
    "Achterwand",
    "Linkerwand",
    "Rechterwand",
    "Wand met de deur",
  ]);
  const left = drawing?.walls.find(({ wall }) => wall === "left");
  expect(left?.description).toMatch(/^Linkerwand, 2800 mm breed en 2600 mm hoog\. /);
  for (const { drawing: lines, fixtures } of drawing?.walls ?? [])
    expect(fixtures, "each outline has its words").toHaveLength(lines.fixtures.length);
});

test("a room without a tile is not drawn", () => {
  expect(roomDrawing({ ...input, room: { ...room, wallTileProduct: null } }, drawWalls)).toBeNull();
});

test("a drawing says that it is a sketch, and whose measures it has", () => {
  const note = (measures: "own" | "standard", layout: "plan" | "standard") => texts.note({ measures, layout });
  expect(note("own", "standard")).toMatch(/^Schets, maten indicatief/);
  expect(note("own", "standard")).toContain("standaardindeling");
  expect(note("standard", "standard")).toContain("standaardruimte");
  expect(note("own", "plan")).not.toContain("standaardindeling");
});

test("a room with a plan has its door in the wall of the plan, and says that it has one", () => {
  const none = { width: null, height: null, sill: null, swing: null };
  const positions = [
    { ...none, kind: "door", wall: "left", along: 200, width: 930 },
    { ...none, kind: "window", wall: "front", along: 600, width: 900, height: 1000, sill: 1000 },
    // With the door beside the shower, a bath stands opposite.
    { ...none, kind: "bath", wall: "right", along: 1500 },
    { ...none, kind: "basin", wall: "left", along: 1500 },
  ] as const;
  const planned = buildHouseType({
    roomVariables: [buildRoomVariables({ width: 2400, depth: 3200, height: 2600, positions })],
  });
  const drawing = roomDrawing({ ...input, houseType: planned }, drawWalls);
  expect(drawing?.layout).toBe("plan");
  expect(drawing?.walls.find(({ wall }) => wall === "left")?.description).toContain("Met de deur.");
  const front = drawing?.walls.find(({ wall }) => wall === "front");
  expect(front?.title).toBe("Voorwand");
  expect(front?.description).toContain("Met een raam.");
});
