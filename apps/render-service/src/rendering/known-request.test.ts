import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import type { RoomPosition } from "@showroom/domain/model/room-position";
import { expect, it } from "vitest";
import { knownRequest } from "./known-request.ts";

const SMALL = { width: 1_800, depth: 2_100, height: 2_600 };
const LARGE = { width: 2_400, depth: 2_600, height: 2_600 };

it("replaces a room size by the nearest one of the catalogue", () => {
  const sizes = Array.from({ length: 200 }, (_, n) => ({ width: 1_500 + n * 7.3, depth: 2_000 + n, height: 2_600 }));
  const rooms = sizes.map((dimensions) => knownRequest(bathroomRequest({ dimensions }), [SMALL, LARGE]));
  expect(new Set(rooms.map(({ sceneStructure }) => sceneStructure.dimensions))).toEqual(new Set([SMALL, LARGE]));
  expect(rooms[0]?.sceneStructure.dimensions).toBe(SMALL);
});

it("does not change a room of the catalogue, or one without a size", () => {
  const request = bathroomRequest({ dimensions: LARGE });
  expect(knownRequest(request, [SMALL, LARGE])).toEqual(request);
  expect(knownRequest(bathroomRequest(), [SMALL])).toEqual(bathroomRequest());
  expect(knownRequest(request, []).sceneStructure.dimensions).toBeUndefined();
});

it("uses the picture size of the camera, and the standard samples", () => {
  const request = bathroomRequest();
  const odd = { ...request.sceneSettings, imageWidth: 1_919, imageHeight: 77, samples: 64, priority: 10 };
  expect(knownRequest({ ...request, sceneSettings: odd }, [])).toEqual(request);
});

it("takes the plan from the catalogue: of two rooms of one size the one that is asked for, and never one of the client", () => {
  const none = { width: null, height: null, sill: null, swing: null };
  const door = { ...none, kind: "door", wall: "front", along: 100, width: 900 } as const;
  const turned = { ...LARGE, positions: [door, { ...none, kind: "basin", wall: "left", along: 1_200 } as const] };
  const planned = { ...LARGE, positions: [door] };
  const positionsFor = (positions: readonly RoomPosition[]) =>
    knownRequest(bathroomRequest({ dimensions: LARGE, positions }), [planned, turned]).sceneStructure.positions;
  expect(positionsFor(turned.positions)).toEqual(turned.positions);
  expect(positionsFor([{ ...door, along: 777 }])).toEqual(planned.positions);
});
