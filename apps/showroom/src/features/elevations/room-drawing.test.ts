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
  expect(texts.note("own")).toMatch(/^Schets, maten indicatief/);
  expect(texts.note("own")).toContain("standaardindeling");
  expect(texts.note("standard")).toContain("standaardruimte");
});
