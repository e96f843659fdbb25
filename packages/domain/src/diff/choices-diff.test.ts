import { describe, expect, it } from "vitest";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { diffChoices, isSameChoices } from "./choices-diff.ts";

const room = (pageId: number, wallTile: number) => ({
  ...emptyRoomChoice(pageId),
  wallTileProduct: { pageProductId: wallTile, variantProjectProductId: wallTile },
});
const before = {
  projectRoomChoices: { 3: room(3, 1), 20: room(20, 1), 10: room(10, 1) },
  submitType: null,
  houseTypeId: 1,
};

describe("two versions of a buyer's choices", () => {
  it("are the same when nothing differs", () => {
    expect(isSameChoices(diffChoices(before, structuredClone(before)))).toBe(true);
  });

  it("differ by page, in the order of their ids as numbers", () => {
    const after = {
      ...before,
      projectRoomChoices: { 20: room(20, 2), 3: room(3, 2), 10: room(10, 1), 100: emptyRoomChoice(100) },
    };
    const difference = diffChoices(before, after);
    expect(difference.pages.map(({ pageId, change }) => [pageId, change])).toEqual([
      [3, "changed"],
      [20, "changed"],
      [100, "added"],
    ]);
    expect([difference.submitType, difference.houseTypeId]).toEqual([null, null]);
    expect(isSameChoices(difference)).toBe(false);
  });

  it("differ by a page that only one of them has", () => {
    const { 3: _, ...others } = before.projectRoomChoices;
    const pages = diffChoices(before, { ...before, projectRoomChoices: others }).pages;
    expect(pages.map(({ pageId, change }) => [pageId, change])).toEqual([[3, "removed"]]);
  });

  it("differ by how they are handed in alone", () => {
    const difference = diffChoices(before, { ...before, submitType: "quote" });
    expect(difference).toEqual({ pages: [], submitType: { before: null, after: "quote" }, houseTypeId: null });
    expect(isSameChoices(difference)).toBe(false);
  });

  it("differ by the house type alone", () => {
    const difference = diffChoices(before, { ...before, houseTypeId: 2 });
    expect(difference).toEqual({ pages: [], submitType: null, houseTypeId: { before: 1, after: 2 } });
    expect(isSameChoices(difference)).toBe(false);
  });
});
