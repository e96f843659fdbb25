import { imageSizeFor } from "@showroom/domain/render/camera";
import { describe, expect, test } from "vitest";
import { draftDifference, draftPicture, type Draft, type DraftCanvas } from "../../scene/testing/draft.ts";
import { DEMO_ROOMS, demoScene, type DemoRoom, type Pick } from "../testing/choices.ts";
import { casesByGroup, lookAlikes } from "../testing/look-alikes.ts";
import { tilePicks } from "../testing/tile-choices.ts";

/** Factor by which drafts are smaller than pictures. A profile is one or two pixels wide in a draft. */
const SMALLER = 2;
/**
 * A pixel counts as changed from this difference (0 to 255) in any channel. Drafts have no reflections, so that lacquer
 * and metal differ only in colour.
 */
const STEP = 3;
/** Smallest fraction of a picture that a profile must change: a line across half of it. */
const VISIBLE = 0.0005;

/** The room with each of these profiles; the rest of the room is rendered once. */
function drafts(room: DemoRoom, picks: readonly Pick[]): readonly { readonly name: string; readonly draft: Draft }[] {
  let rest: DraftCanvas | undefined;
  return picks.map(({ name, changes, camera }) => {
    const { imageWidth, imageHeight } = imageSizeFor(room.roomType === "Toilet" ? "toilet" : "bathroom", camera);
    const size = { width: imageWidth / SMALLER, height: imageHeight / SMALLER };
    const scene = demoScene(room, { changes, camera }, imageWidth / imageHeight);
    expect(scene.warnings).toEqual([]);
    const geometry = scene.geometry();
    const isProfile = (index: number): boolean => /^(box |window )?profile\b/.test(geometry.meshes[index]?.name ?? "");
    rest ??= draftPicture(geometry, scene.camera, size, (index) => !isProfile(index));
    return { name, draft: draftPicture(geometry, scene.camera, rest, isProfile) };
  });
}

const CASES = DEMO_ROOMS.flatMap((room) => {
  const picks = tilePicks(room).filter(({ group }) => group.startsWith("profiel"));
  return casesByGroup(room, picks);
});

describe("profiles of the room and of every option all look different", () => {
  test.each(CASES)("$group in the $name", ({ room, picks }) => {
    const looks = drafts(room, picks);
    const areAlike = (one: (typeof looks)[number], other: (typeof looks)[number]): boolean =>
      draftDifference(one.draft, other.draft, STEP, VISIBLE) < VISIBLE;
    expect(lookAlikes(looks, areAlike)).toEqual([]);
  });
});
