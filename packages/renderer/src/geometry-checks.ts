import type { SceneGeometry, SceneMesh } from "@showroom/scene/mesh-format";

/** A geometry that cannot be rendered faithfully; the message names the mesh and what is wrong with it. */
export class GeometryError extends Error {
  override readonly name = "GeometryError";
}

type Vec = [number, number, number];

const at = (array: Float32Array, index: number): Vec => [
  array[3 * index] ?? 0,
  array[3 * index + 1] ?? 0,
  array[3 * index + 2] ?? 0,
];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function checkArrays(mesh: SceneMesh): void {
  const vertices = mesh.positions.length / 3;
  const fail = (what: string) => {
    throw new GeometryError(`Mesh "${mesh.name}": ${what}`);
  };
  if (!Number.isInteger(vertices)) fail("positions are not a multiple of three");
  if (mesh.normals.length !== mesh.positions.length) fail("there is not one normal per vertex");
  if (mesh.uvs.length !== 2 * vertices) fail("there is not one UV per vertex");
  if (mesh.indices.length % 3 !== 0) fail("indices are not a multiple of three");
  if (mesh.indices.some((index) => index >= vertices)) fail("an index points past the last vertex");
  for (const array of [mesh.positions, mesh.normals, mesh.uvs]) {
    if (!array.every(Number.isFinite)) fail("a coordinate is not a finite number");
  }
}

/** Share of a mesh's area (weighted) whose winding disagrees with its normals, and its signed volume. */
function orientation(mesh: SceneMesh): { against: number; area: number; volume: number; flat: Vec | undefined } {
  let against = 0;
  let area = 0;
  let volume = 0;
  let flat: Vec | undefined;
  let planar = true;
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const [i, j, k] = [mesh.indices[t] ?? 0, mesh.indices[t + 1] ?? 0, mesh.indices[t + 2] ?? 0];
    const [a, b, c] = [at(mesh.positions, i), at(mesh.positions, j), at(mesh.positions, k)];
    const facet = cross(minus(b, a), minus(c, a));
    const size = Math.hypot(...facet) / 2;
    area += size;
    volume += dot(a, cross(b, c)) / 6;
    if (size < 1e-9) continue;
    const sum = [i, j, k].reduce((total, v) => total + dot(facet, at(mesh.normals, v)), 0);
    if (sum < 0) against += size;
    const unit: Vec = [facet[0] / size / 2, facet[1] / size / 2, facet[2] / size / 2];
    flat ??= unit;
    if (dot(flat, unit) < 0.999) planar = false;
  }
  return { against, area, volume, flat: planar ? flat : undefined };
}

/** Whether every edge is shared by two triangles that run along it in opposite directions, by position. */
function isClosed(mesh: SceneMesh): boolean {
  const balance = new Map<string, number>();
  const name = (v: number) =>
    at(mesh.positions, v)
      .map((x) => Math.round(x * 1e5))
      .join();
  for (let t = 0; t < mesh.indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => name(mesh.indices[t + k] ?? 0));
    for (let k = 0; k < 3; k++) {
      const [from, to] = [corners[k] ?? "", corners[(k + 1) % 3] ?? ""];
      if (from === to) continue;
      balance.set(`${from}>${to}`, (balance.get(`${from}>${to}`) ?? 0) + 1);
      balance.set(`${to}>${from}`, (balance.get(`${to}>${from}`) ?? 0) - 1);
    }
  }
  return [...balance.values()].every((count) => count === 0);
}

/** Centre of the box around all meshes. */
function middle(geometry: SceneGeometry): Vec {
  const low: Vec = [Infinity, Infinity, Infinity];
  const high: Vec = [-Infinity, -Infinity, -Infinity];
  for (const { positions } of geometry.meshes) {
    positions.forEach((value, i) => {
      const axis = i % 3;
      low[axis] = Math.min(low[axis] ?? 0, value);
      high[axis] = Math.max(high[axis] ?? 0, value);
    });
  }
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
}

/**
 * Checks a geometry before any light is traced. Normals must point outward: a mesh whose winding and normals disagree,
 * a closed mesh turned inside out, or a flat tiled surface that shows the room its back is refused by name.
 */
export function checkGeometry(geometry: SceneGeometry): void {
  if (geometry.meshes.length === 0) throw new GeometryError("The geometry has no meshes");
  const center = middle(geometry);
  for (const mesh of geometry.meshes) {
    checkArrays(mesh);
    const { against, area, volume, flat } = orientation(mesh);
    if (against > area * 1e-3) {
      throw new GeometryError(`Mesh "${mesh.name}": normals and winding disagree; normals must point outward`);
    }
    if (flat && mesh.material.kind === "tiled" && dot(flat, minus(center, at(mesh.positions, 0))) < 0) {
      throw new GeometryError(`Mesh "${mesh.name}": its back faces the room; normals must point outward`);
    }
    if (!flat && volume < 0 && isClosed(mesh)) {
      throw new GeometryError(`Mesh "${mesh.name}" is inside out; normals must point outward`);
    }
  }
}
