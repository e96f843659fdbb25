import { expect, test } from "vitest";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { openingPair } from "./sides.ts";

const room = (tile: number) => ({
  ...emptyRoomChoice(1),
  wallTileProduct: { pageProductId: tile, variantProjectProductId: tile },
});
const side = (key: string, tile: number) => ({ key, name: key, room: room(tile) });

test("the present choices are next to the opened version", () => {
  expect(openingPair([side("present", 1), side("7", 2), side("8", 3)], "7")).toEqual(["present", "7"]);
});

test("a version that was just saved opens next to another one that differs", () => {
  expect(openingPair([side("present", 1), side("7", 1), side("8", 1), side("9", 3)], "7")).toEqual(["9", "7"]);
});

test("a confirmation is not a difference", () => {
  const confirmed = { ...side("present", 1), room: { ...room(1), confirmedByUser: true } };
  expect(openingPair([confirmed, side("7", 1), side("8", 2)], "7")).toEqual(["8", "7"]);
});

test("without another version that differs the present choices stay", () => {
  expect(openingPair([side("present", 1), side("7", 1)], "7")).toEqual(["present", "7"]);
});
