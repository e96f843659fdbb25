import type { SceneCamera, SceneGeometry, SceneMaterial, SceneMesh } from "@showroom/scene/mesh-format";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boxRoom, quad } from "../testing/box-room.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.3, 0.3, 0.3] };
const MATT: SceneMaterial = { kind: "coat", albedo: [0.78, 0.78, 0.77], roughness: 0.4, ior: 1.5 };
const SMOKED: SceneMaterial = { kind: "glass", albedo: [0.3, 0.3, 0.3], ior: 1.5 };
const LAMP: SceneMaterial = { kind: "light", radiance: [15, 14, 12] };
const [WIDTH, HEIGHT] = [320, 120];

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
});
afterAll(() => engine.close());

/** Brightness by columns of pixels, of a grey box of two metres with a small lamp and some things in it. */
async function columnsOf(
  geometryKey: string,
  things: readonly SceneMesh[],
  camera: SceneCamera,
): Promise<readonly (readonly number[])[]> {
  const lamp = quad("lamp", LAMP, [0.5, 0.7, 1.997], [0.3, 0, 0], [0, -0.3, 0]);
  const geometry = (): SceneGeometry => ({ meshes: [...boxRoom(PAINT), lamp, ...things], surfaces: {} });
  const request = { geometryKey, geometry, camera, width: WIDTH, height: HEIGHT, finishes: {}, samples: 15 };
  const { jpeg } = await renderFinal(engine, testRequest(request));
  const pixels = await decodePixels(jpeg);
  return Array.from({ length: WIDTH }, (_, x) =>
    Array.from({ length: HEIGHT }, (_unused, y) => pixels[3 * (y * WIDTH + x) + 1] ?? 0),
  );
}

/** Differences between each value and the mean of those up to eight places beside it. */
function unevenness(values: readonly number[]): readonly number[] {
  const reach = 8;
  return values.slice(reach, -reach).map((value, i) => {
    const around = values.slice(i, i + 2 * reach + 1);
    return Math.abs(value - around.reduce((sum, other) => sum + other, 0) / around.length);
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Light of each column near the middle of the picture: where a line passes between pixels does not matter. */
const acrossMiddle = (columns: readonly (readonly number[])[]) =>
  columns.map((column) => column.slice(HEIGHT / 4, (3 * HEIGHT) / 4).reduce((sum, value) => sum + value, 0));

const CAMERA: SceneCamera = { position: [1, 0.2, 1.2], target: [1, 1.4, 1], horizontalFov: 20 };

test("a line half a pixel thin, which nearly follows a row, has no gaps", { timeout: 60_000 }, async () => {
  const line = quad("line", MATT, [0.4, 1.4, 0.98], [1.2, 0, 0.05], [0, 0, 0.00068]);
  expect(mean(unevenness(acrossMiddle(await columnsOf("line", [line], CAMERA))))).toBeLessThan(9);
});

test("the edge of glass before a wall has no steps", { timeout: 60_000 }, async () => {
  const pane = quad("pane", SMOKED, [0.4, 1.4, 0.4], [1.2, 0, 0.05], [0, 0, 0.6]);
  expect(mean(unevenness(acrossMiddle(await columnsOf("pane", [pane], CAMERA))))).toBeLessThan(5);
});
