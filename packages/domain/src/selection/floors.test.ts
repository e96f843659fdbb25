import { describe, expect, it } from "vitest";
import { buildFloorOffer } from "../../testing/build-project.ts";
import { NO_FLOOR } from "../model/choices.ts";
import { floorStatus, selectFloor, selectNoFloor, shownFloor } from "./floors.ts";
import { emptyRoomChoice } from "./room-context.ts";

const offer = buildFloorOffer();
const open = { locked: false };
const empty = emptyRoomChoice(1);
const choice = { materialId: 1, colorId: 11, baseboardId: 31 };
const fields = { floorMaterialId: 1, colorId: 11, baseboardId: 31 };
const floor = { ...empty, ...fields };

describe("the status of a living floor", () => {
  it("is open until material, colour and baseboard are chosen", () => {
    expect(floorStatus(empty)).toBe("open");
    for (const field of ["floorMaterialId", "colorId", "baseboardId"])
      expect([field, floorStatus({ ...floor, [field]: null })]).toEqual([field, "open"]);
    expect(floorStatus(floor)).toBe("chosen");
    expect(floorStatus(selectNoFloor(open, empty))).toBe("none");
  });
});

describe("the floor in the picture", () => {
  it("is the chosen one, before a choice the first one with a picture, and none without a living floor", () => {
    const [first, ...others] = offer.floors.map((one) => ({ ...one, roomMediaFiles: [] }));
    const example = { id: 5, name: "", public_id: "huis/eik.webp", asset_id: null, filetype: null, fileformat: null };
    const file = {
      ...example,
      width: null,
      height: null,
      filesize: null,
      mediaFolderId: null,
      updatedAt: null,
      url: null,
    };
    const shown = others.map((one) => ({ ...one, roomMediaFiles: [file] }));
    const pictured = { ...offer, floors: [...(first ? [first] : []), ...shown] };
    expect(shownFloor(pictured, empty)).toBe(shown[0]);
    expect(shownFloor(pictured, floor)?.id).toBe(11);
    expect(shownFloor(pictured, selectNoFloor(open, empty))).toBeUndefined();
  });
});

describe("choosing a living floor", () => {
  it("stores the three together, and nothing else", () => {
    expect(selectFloor(open, empty, offer, choice)).toEqual(floor);
    expect(selectFloor(open, floor, offer, { materialId: 2, colorId: 21, baseboardId: 32 })).toEqual({
      ...empty,
      floorMaterialId: 2,
      colorId: 21,
      baseboardId: 32,
    });
  });

  it("is ignored for a colour of another material, and for an unknown colour or baseboard", () => {
    for (const wrong of [{ materialId: 2 }, { colorId: 99 }, { baseboardId: 99 }])
      expect(selectFloor(open, empty, offer, { ...choice, ...wrong })).toBe(empty);
  });

  it("returns the same room when nothing changes, and a new one when any of the three does", () => {
    expect(selectFloor(open, floor, offer, choice)).toBe(floor);
    for (const field of ["floorMaterialId", "colorId", "baseboardId"])
      expect(selectFloor(open, { ...floor, [field]: 7 }, offer, choice)).toEqual(floor);
  });

  it("is ignored after the choices are submitted", () => {
    expect(selectFloor({ locked: true }, empty, offer, choice)).toBe(empty);
    expect(selectNoFloor({ locked: true }, empty)).toBe(empty);
  });

  it("of none stores that in all three", () => {
    expect(selectNoFloor(open, floor)).toEqual({
      ...empty,
      floorMaterialId: NO_FLOOR,
      colorId: NO_FLOOR,
      baseboardId: NO_FLOOR,
    });
  });
});
