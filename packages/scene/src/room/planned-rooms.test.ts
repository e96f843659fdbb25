import { positionFaults } from "@showroom/domain/plan/position-faults";
import { PANORAMA_FACES, STILL_CAMERAS } from "@showroom/domain/render/render-request";
import { describe, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, TOILET_KINDS } from "../../testing/articles.ts";
import { meshFaults } from "../../testing/mesh-checks.ts";
import { PLANS, type PlannedRoom } from "../../testing/plans.ts";
import { buildScene } from "../build-scene.ts";
import { drawWalls } from "../elevation/draw-walls.ts";
import type { Bounds } from "../mesh/solid.ts";
import { furnishRoom } from "./furnish-room.ts";

const plans = Object.entries<PlannedRoom>(PLANS);
const wish = (room: PlannedRoom, ceilingType: "Half" | "Full") => ({
  models: (room.roomType === "Toilet" ? TOILET_KINDS : BATHROOM_KINDS).map((kind) => model(kind)),
  structure: { ...room, ceilingType, finishingProfile: "profile" },
});
const furnished = (room: PlannedRoom) => {
  const { structure, article } = sceneInput(wish(room, "Full"));
  return { structure, article, ...furnishRoom(structure, article, () => {}) };
};

/** Metres by which two boxes reach into one another; negative when they are apart. */
const depthOf = (one: Bounds, other: Bounds): number =>
  Math.min(
    ...([0, 1, 2] as const).map(
      (axis) => Math.min(one.max[axis], other.max[axis]) - Math.max(one.min[axis], other.min[axis]),
    ),
  );

describe.each(plans)("%s", (_name, room) => {
  test("is a plan without faults", () => {
    const { roomType, dimensions, positions } = room;
    expect(positionFaults({ type: roomType, ...dimensions, positions })).toEqual([]);
  });

  test.each(["Half", "Full"] as const)("has sound meshes, tiled %s", (ceilingType) => {
    for (const cameraPosition of ["front", "basin"] as const) {
      const { meshes } = buildScene({ ...sceneInput(wish(room, ceilingType)), cameraPosition }).geometry();
      for (const mesh of meshes) expect(meshFaults(mesh), mesh.name).toEqual([]);
    }
  });

  test("has its door, window and fixtures where the plan has them, in the drawings of its walls too", () => {
    const { structure, article, fixtures } = furnished(room);
    const { walls, layout } = drawWalls(structure, article);
    expect(layout).toBe("plan");
    for (const { kind, wall, along, width } of room.positions) {
      const drawn = walls.find((one) => one.wall === wall);
      if (kind === "door" || kind === "window") {
        const rect = drawn?.openings.find((opening) => opening.kind === kind)?.rect;
        const frame = kind === "door" ? 50 : 0;
        expect(rect?.left, kind).toBeCloseTo(Math.max(0, along - frame), 0);
        expect(rect?.right, kind).toBeCloseTo(along + (width ?? 0) + frame, 0);
        continue;
      }
      const slots: readonly string[] = {
        radiator: ["radiator"],
        toilet: ["toilet"],
        basin: ["basin-cabinet", "fountain"],
        shower: [],
        bath: ["bath"],
      }[kind];
      for (const fixture of fixtures.filter(({ slot }) => slots.includes(slot))) {
        expect(fixture.spot.wall, fixture.slot).toBe(wall);
        if (kind !== "bath") expect(1000 * fixture.spot.along, fixture.slot).toBeCloseTo(along, 3);
        expect(drawn?.fixtures.map(({ name }) => name)).toContain(fixture.slot);
      }
    }
  });

  test("keeps every fixture in the room and out of the door and the window", () => {
    const { plan, fixtures } = furnished(room);
    for (const { slot, bounds, spot } of fixtures) {
      expect(
        Math.min(bounds.min[0], bounds.min[1], plan.width - bounds.max[0], plan.depth - bounds.max[1]),
        slot,
      ).toBeGreaterThan(-0.03);
      for (const opening of [plan.door, plan.window]) {
        if (opening?.wall !== spot.wall || slot === "shower-screen") continue;
        const long = spot.wall === "left" || spot.wall === "right" ? plan.depth : plan.width;
        const axis = spot.wall === "left" || spot.wall === "right" ? 1 : 0;
        const turned = spot.wall === "right" || spot.wall === "front";
        const [low, high] = [bounds.min[axis], bounds.max[axis]];
        const [from, to] = turned ? [long - high, long - low] : [low, high];
        const meets =
          to > opening.from + 0.005 &&
          from < opening.to - 0.005 &&
          bounds.max[2] > opening.sill + 0.005 &&
          bounds.min[2] < opening.top - 0.005;
        expect(meets, `${slot} in an opening`).toBe(false);
      }
    }
  });

  test("keeps what hangs beside one another apart", () => {
    const { fixtures } = furnished(room);
    const apart = ["radiator", "basin-cabinet", "toilet", "bath", "mirror", "towel-rail"];
    const checked = fixtures.filter(({ slot }) => apart.includes(slot));
    for (const [at, one] of checked.entries())
      for (const other of checked.slice(at + 1))
        expect(depthOf(one.bounds, other.bounds), `${one.slot} and ${other.slot}`).toBeLessThan(0.01);
  });

  test("is seen by every camera from within or through its front", () => {
    for (const cameraPosition of [...STILL_CAMERAS, ...PANORAMA_FACES]) {
      const { camera } = buildScene({ ...sceneInput(wish(room, "Half")), cameraPosition });
      expect(camera.horizontalFov).toBeGreaterThan(1);
      expect(camera.position[0]).toBeGreaterThan(0);
      expect(camera.position[0]).toBeLessThan(room.dimensions.width / 1000);
    }
  });
});

test("a room whose shower is right is the mirror image of one whose shower is left", () => {
  const size = { roomType: "Bathroom", dimensions: { width: 2400, depth: 3000, height: 2600 } } as const;
  const door = { kind: "door", wall: "front", along: 200, width: 900, height: null, sill: null, swing: null } as const;
  const left = furnished({ ...size, positions: [door] });
  const right = furnished({
    ...size,
    positions: [
      { ...door, along: 1300 },
      { ...door, kind: "shower", wall: "back", along: 1900, width: null },
    ],
  });
  for (const { slot, bounds } of left.fixtures) {
    if (["hand-shower", "shower-tap", "basin-tap"].includes(slot)) continue;
    const other = right.fixtures.find((fixture) => fixture.slot === slot);
    const middle = (box: Bounds | undefined, axis: 0 | 1) => ((box?.min[axis] ?? 0) + (box?.max[axis] ?? 0)) / 2;
    expect(middle(other?.bounds, 0), slot).toBeCloseTo(2.4 - middle(bounds, 0), 1);
    expect(middle(other?.bounds, 1), slot).toBeCloseTo(middle(bounds, 1), 1);
  }
});
