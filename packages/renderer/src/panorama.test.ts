/** The six faces of a panorama continue one another. */
import { buildScene } from "@showroom/scene/build-scene";
import { fixtureTexture } from "@showroom/scene/textures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, TOILET_KINDS, type Wish } from "../../scene/testing/articles.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal } from "../testing/test-request.ts";
import { loadTestTexture } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const TILES: Readonly<Record<string, string>> = { "wall-face": "white", "other-face": "green", "floor-face": "slate" };
/** Pixels: of the bathroom as in the product, whose light has cells of four pixels. */
const SIDES = { Bathroom: 1024, Toilet: 512 } as const;

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 60_000 });
});
afterAll(() => engine.close());

type PanoramaFace = Extract<NonNullable<Wish["cameraPosition"]>, `around-${string}`>;
const PANORAMA_FACES: readonly PanoramaFace[] = [
  "around-back",
  "around-right",
  "around-front",
  "around-left",
  "around-up",
  "around-down",
];

type Edge = "left" | "right" | "top" | "bottom";

/** The colours along an edge of a face, from the left or from above: where it ends, half a pixel beyond the middle of its last pixels. */
function edgeOf(pixels: Uint8Array, edge: Edge, side: number): readonly number[] {
  const colours = (inset: number): readonly number[] => {
    const far = side - 1 - inset;
    return Array.from({ length: side }, (_, k) => {
      const [x, y] = { left: [inset, k], right: [far, k], top: [k, inset], bottom: [k, far] }[edge] as [number, number];
      return [0, 1, 2].map((channel) => pixels[3 * (y * side + x) + channel] ?? 0);
    }).flat();
  };
  const before = colours(1);
  return colours(0).map((value, at) => 1.5 * value - 0.5 * (before[at] ?? 0));
}

const backward = (colours: readonly number[]): readonly number[] =>
  Array.from({ length: colours.length / 3 }, (_, k) =>
    colours.slice(colours.length - 3 * (k + 1), colours.length - 3 * k),
  ).flat();

/** Parts of an edge whose brightness is compared: within one, tiles and joints average out. */
const STRETCHES = 8;

function brightness(colours: readonly number[]): readonly number[] {
  const long = colours.length / STRETCHES;
  return Array.from({ length: STRETCHES }, (_, at) => {
    const stretch = colours.slice(at * long, (at + 1) * long);
    return stretch.reduce((sum, value) => sum + value, 0) / long;
  });
}

/** Which edges meet; `turned`: one runs against the other. */
const SEAMS: readonly (readonly [PanoramaFace, Edge, PanoramaFace, Edge, turned?: "turned"])[] = [
  ["around-back", "right", "around-right", "left"],
  ["around-right", "right", "around-front", "left"],
  ["around-front", "right", "around-left", "left"],
  ["around-left", "right", "around-back", "left"],
  ["around-back", "top", "around-up", "top", "turned"],
  ["around-right", "top", "around-up", "left"],
  ["around-front", "top", "around-up", "bottom"],
  ["around-left", "top", "around-up", "right", "turned"],
  ["around-back", "bottom", "around-down", "top"],
  ["around-right", "bottom", "around-down", "right"],
  ["around-front", "bottom", "around-down", "bottom", "turned"],
  ["around-left", "bottom", "around-down", "left", "turned"],
];

describe.each([
  ["Bathroom", BATHROOM_KINDS],
  ["Toilet", TOILET_KINDS],
] as const)("in a %s", (roomType, kinds) => {
  const side = SIDES[roomType];
  const faces = new Map<PanoramaFace, Uint8Array>();
  beforeAll(async () => {
    const loadTexture = async (id: string) => (TILES[id] ? loadTestTexture(TILES[id]) : fixtureTexture(id));
    for (const cameraPosition of PANORAMA_FACES) {
      const input = sceneInput({
        structure: { roomType },
        models: kinds.map((kind) => model(kind)),
        cameraPosition,
        aspect: 1,
      });
      const request = { ...buildScene(input), width: side, height: side, samples: 16, loadTexture };
      faces.set(cameraPosition, await decodePixels((await renderFinal(engine, request)).jpeg));
    }
  }, 240_000);

  test.each(SEAMS.map((seam) => [seam.join(" "), seam] as const))("no seam between %s", (_names, seam) => {
    const [one, oneEdge, other, otherEdge, turned] = seam;
    const [first, second] = [faces.get(one), faces.get(other)];
    if (!first || !second) throw new Error("a face is missing");
    const beyond = edgeOf(second, otherEdge, side);
    const here = brightness(edgeOf(first, oneEdge, side));
    const there = brightness(turned ? backward(beyond) : beyond);
    const decibels = here.map((value, at) => Math.abs(20 * Math.log10(value / (there[at] ?? 1))));
    expect(Math.max(...decibels), decibels.map((value) => value.toFixed(2)).join(" ")).toBeLessThan(1);
  });
});
