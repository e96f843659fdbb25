import { expect, test } from "vitest";
import { buildPackage } from "@showroom/domain/testing/build-empty-page";
import { PAGE_IDS, buildPage } from "@showroom/domain/testing/build-page";
import { buildProject } from "@showroom/domain/testing/build-project";
import { pick } from "@showroom/domain/testing/room-with-rules";
import { chooseLook } from "@showroom/domain/configurator/looks";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { roomContext } from "@showroom/domain/selection/room-context";
import { selectWallTile } from "@showroom/domain/selection/tiles";
import { toggleFloorTileOption } from "@showroom/domain/selection/tile-options";
import { describeChoice } from "./describe-choice.ts";

const context = roomContext(buildPage(), buildProject(), null);
const room = standardRoomChoice(context.catalogue, context.settings);

test("a choice is named by its product, an option by its title, and what is let go too", () => {
  const tile = selectWallTile(context, room, pick(PAGE_IDS.wallTile.luxe));
  expect(tile).not.toBe(room);
  const name = context.catalogue.products.get(PAGE_IDS.wallTile.luxe)?.product.name;
  expect(describeChoice(context, room, tile)).toBe(`${name} gekozen`);
  const option = toggleFloorTileOption(context, room, "FloorTileOnAllWalls");
  expect(option).not.toBe(room);
  expect(describeChoice(context, room, option)).toMatch(/ gekozen$/);
  expect(describeChoice(context, option, room)).toMatch(/ vervalt$/);
});

test("a change without a name is told as a change", () => {
  expect(describeChoice(context, room, { ...room, floorMaterialId: 1 })).toBe("Uw keuze is gewijzigd");
});

test("a look is named by its own name, and one thing of it by that thing", () => {
  const { wallTile, floorTile } = PAGE_IDS;
  const look = buildPackage([], { id: 9, name: "Zand", choices: [pick(wallTile.luxe), pick(floorTile.other)] });
  const page = buildPage();
  const withLook = roomContext({ ...page, projectPackages: [...page.projectPackages, look] }, buildProject(), null);
  const taken = chooseLook(withLook, room, look);
  expect(describeChoice(withLook, room, taken)).toBe("Zand gekozen");
  const almost = selectWallTile(withLook, taken, pick(wallTile.theWall));
  const name = withLook.catalogue.products.get(wallTile.luxe)?.product.name;
  expect(describeChoice(withLook, almost, taken)).toBe(`${name} gekozen`);
});
