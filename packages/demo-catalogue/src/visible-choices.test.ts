import { imageSizeFor } from "@showroom/domain/render/camera";
import type { BuiltScene } from "@showroom/scene/built-scene";
import type { SceneCamera, SceneGeometry } from "@showroom/scene/mesh-format";
import { describe, expect, test } from "vitest";
import { draftDifference, draftPicture, type Draft, type DraftCanvas } from "../../scene/testing/draft.ts";
import { DEMO_ROOMS, demoScene, sanitaryPicks, type DemoRoom } from "../testing/choices.ts";
import { casesByGroup, lookAlikes } from "../testing/look-alikes.ts";
import type { SanitaryPick } from "../testing/choices.ts";

/** Factor by which drafts are smaller than pictures. */
const SMALLER = 5;
/** Smallest fraction of a picture that a choice must change: 20 x 20 pixels of a large one. */
const VISIBLE = 0.0002;
/** A pixel counts as changed from this difference (0 to 255) in any channel. */
const STEP = 6;

type Build = (productChoices: readonly string[]) => BuiltScene;
const known = new Map<string, ReadonlySet<string>>();

/** Names of the meshes in a room. */
function meshNames(productChoices: readonly string[], build: Build): ReadonlySet<string> {
  const scene = build(productChoices);
  const names = known.get(scene.geometryKey) ?? new Set(scene.geometry().meshes.map(({ name }) => name));
  known.set(scene.geometryKey, names);
  return names;
}

const rests = new Map<string, DraftCanvas>();

/** The picture of the room without the article. It is cached, because it is the same for most articles of a group. */
function restOf(
  { meshes, surfaces }: SceneGeometry,
  own: ReadonlySet<number>,
  camera: SceneCamera,
  size: { readonly width: number; readonly height: number },
): DraftCanvas {
  const around = meshes.map((mesh, index) => (own.has(index) ? "own" : `${mesh.name} ${mesh.indices.length}`));
  const key = JSON.stringify([around, camera, size]);
  const rest = rests.get(key) ?? draftPicture({ meshes, surfaces }, camera, size, (index) => !own.has(index));
  if (rests.size > 8) rests.clear();
  rests.set(key, rest);
  return rest;
}

/** The room with a choice, and the fraction of the picture that the chosen article covers. */
function look(room: DemoRoom, pick: SanitaryPick): { readonly draft: Draft; readonly share: number } {
  const { imageWidth, imageHeight } = imageSizeFor(room.roomType === "Toilet" ? "toilet" : "bathroom", pick.camera);
  const size = { width: imageWidth / SMALLER, height: imageHeight / SMALLER };
  const build: Build = (productChoices) =>
    demoScene(room, { changes: { productChoices }, camera: pick.camera }, imageWidth / imageHeight);
  const scene = build(pick.changes.productChoices);
  expect(scene.warnings).toEqual([]);
  const geometry = scene.geometry();
  const without = meshNames(
    pick.changes.productChoices.filter((number) => number !== pick.name),
    build,
  );
  const own = new Set(geometry.meshes.flatMap(({ name }, index) => (without.has(name) ? [] : [index])));
  const rest = restOf(geometry, own, scene.camera, size);
  const draft = draftPicture(geometry, scene.camera, rest, (index) => own.has(index));
  return {
    draft,
    share:
      draft.meshes.filter((mesh, at) => own.has(mesh) || own.has(draft.glass[at] ?? -1)).length / draft.meshes.length,
  };
}

/** Articles that have another position in a short bathroom. */
const MOVED_WHEN_SHORT = /^(douche|regendouche|bad|accessoires)/;

const CASES = DEMO_ROOMS.flatMap((room) => {
  const picks = sanitaryPicks(room).filter(({ group }) => room.room !== "bathroom2" || MOVED_WHEN_SHORT.test(group));
  return casesByGroup(room, picks);
});

describe("every choice is visible in the picture of its group", () => {
  test.each(CASES)("$group in the $name", ({ room, picks }) => {
    const looks = picks.map((pick) => ({ name: pick.name, ...look(room, pick) }));
    const hidden = looks.flatMap(({ name, share }) => (share < VISIBLE ? [`${name} takes ${share}`] : []));
    const alike = lookAlikes(looks, (one, other) => draftDifference(one.draft, other.draft, STEP, VISIBLE) < VISIBLE);
    expect({ hidden, alike }).toEqual({ hidden: [], alike: [] });
  });
});
