import type { SceneGeometry, SceneMesh } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { MeshBuilder } from "../testing/shapes.ts";
import { testRoom } from "../testing/test-room.ts";
import { checkGeometry } from "./geometry-checks.ts";

const replace = (name: string, change: (mesh: SceneMesh) => SceneMesh): SceneGeometry => {
  const room = testRoom();
  return { ...room, meshes: room.meshes.map((mesh) => (mesh.name === name ? change(mesh) : mesh)) };
};
const flipWinding = (mesh: SceneMesh): SceneMesh => ({ ...mesh, indices: mesh.indices.toReversed() });
const flipNormals = (mesh: SceneMesh): SceneMesh => ({ ...mesh, normals: mesh.normals.map((n) => -n) });

test("the test room passes", () => {
  expect(() => checkGeometry(testRoom())).not.toThrow();
});

test("winding against normals is refused by name", () => {
  expect(() => checkGeometry(replace("basin", flipWinding))).toThrow(/"basin": normals and winding disagree/);
});

test("a closed mesh turned inside out is refused", () => {
  const insideOut = (mesh: SceneMesh) => flipNormals(flipWinding(mesh));
  expect(() => checkGeometry(replace("toilet", insideOut))).toThrow(/"toilet" is inside out/);
});

test("a wall whose back faces the room is refused", () => {
  const turned = (mesh: SceneMesh) => flipNormals(flipWinding(mesh));
  expect(() => checkGeometry(replace("left-upper", turned))).toThrow(/"left-upper": its back faces the room/);
});

test.each<[string, Partial<SceneMesh>, RegExp]>([
  ["an index past the end", { indices: new Uint32Array([0, 1, 99]) }, /points past the last vertex/],
  ["a missing normal", { normals: new Float32Array(3) }, /one normal per vertex/],
  ["a missing UV", { uvs: new Float32Array(2) }, /one UV per vertex/],
  ["a coordinate that is no number", { positions: new Float32Array(12).fill(Number.NaN) }, /not a finite number/],
])("%s is refused", (_name, change, message) => {
  expect(() => checkGeometry(replace("floor", (mesh) => ({ ...mesh, ...change })))).toThrow(message);
});

test("an open curved sheet may have any signed volume", () => {
  const sheet = new MeshBuilder("sheet", { kind: "diffuse", albedo: [1, 1, 1] })
    .quad([0, 0, 0], [0, 1, 0], [1, 0, 0])
    .quad([0, 0, 0], [0, 0, 1], [0, 1, 0])
    .build();
  const room = testRoom();
  expect(() => checkGeometry({ ...room, meshes: [...room.meshes, sheet] })).not.toThrow();
});
