import type { SceneGeometry, SceneMesh } from "@showroom/scene/mesh-format";

/** A geometry that cannot be rendered correctly. The message names the mesh and the fault. */
export class GeometryError extends Error {
  override readonly name = "GeometryError";
}

type Vec = readonly [number, number, number];

const at = (array: Float32Array, index: number): Vec => [
  array[3 * index] ?? 0,
  array[3 * index + 1] ?? 0,
  array[3 * index + 2] ?? 0,
];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A loop, because a callback for each of a million numbers takes longer than all other checks. */
function areFinite(array: Float32Array): boolean {
  for (const value of array) if (!Number.isFinite(value)) return false;
  return true;
}

function checkArrays(mesh: SceneMesh): void {
  const vertices = mesh.positions.length / 3;
  const fail = (what: string) => {
    throw new GeometryError(`Mesh "${mesh.name}": ${what}`);
  };
  if (!Number.isInteger(vertices)) fail("positions are not a multiple of three");
  if (mesh.normals.length !== mesh.positions.length) fail("there is not one normal per vertex");
  if (mesh.uvs.length !== 2 * vertices) fail("there is not one UV per vertex");
  if (mesh.indices.length % 3 !== 0) fail("indices are not a multiple of three");
  for (const index of mesh.indices) if (index >= vertices) fail("an index points past the last vertex");
  for (const array of [mesh.positions, mesh.normals, mesh.uvs]) {
    if (!areFinite(array)) fail("a coordinate is not a finite number");
  }
}

/** Share of a mesh's area (weighted) whose winding disagrees with its normals, and its signed volume. */
function orientation(mesh: SceneMesh): { against: number; area: number; volume: number; flat: Vec | undefined } {
  const { indices, positions: p, normals: n } = mesh;
  let against = 0;
  let area = 0;
  let volume = 0;
  let flat: Vec | undefined;
  let planar = true;
  // Written out, because allocating vectors for every corner takes ten times as long as the sums.
  for (let t = 0; t < indices.length; t += 3) {
    const i = 3 * (indices[t] ?? 0);
    const j = 3 * (indices[t + 1] ?? 0);
    const k = 3 * (indices[t + 2] ?? 0);
    const [ax, ay, az] = [p[i] ?? 0, p[i + 1] ?? 0, p[i + 2] ?? 0];
    const [bx, by, bz] = [(p[j] ?? 0) - ax, (p[j + 1] ?? 0) - ay, (p[j + 2] ?? 0) - az];
    const [cx, cy, cz] = [(p[k] ?? 0) - ax, (p[k + 1] ?? 0) - ay, (p[k + 2] ?? 0) - az];
    const x = by * cz - bz * cy;
    const y = bz * cx - bx * cz;
    const z = bx * cy - by * cx;
    const size = Math.sqrt(x * x + y * y + z * z) / 2;
    area += size;
    volume += (ax * x + ay * y + az * z) / 6;
    if (size < 1e-9) continue;
    const nx = (n[i] ?? 0) + (n[j] ?? 0) + (n[k] ?? 0);
    const ny = (n[i + 1] ?? 0) + (n[j + 1] ?? 0) + (n[k + 1] ?? 0);
    const nz = (n[i + 2] ?? 0) + (n[j + 2] ?? 0) + (n[k + 2] ?? 0);
    if (x * nx + y * ny + z * nz < 0) against += size;
    flat ??= [x / size / 2, y / size / 2, z / size / 2];
    if (flat[0] * x + flat[1] * y + flat[2] * z < 0.999 * 2 * size) planar = false;
  }
  return { against, area, volume, flat: planar ? flat : undefined };
}

/** Whether every edge belongs to two triangles that run along it in opposite directions. Vertices are compared by position. */
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

/** Centre of the bounding box of all meshes. */
function middle(geometry: SceneGeometry): Vec {
  const centerAlong = (axis: number) => {
    let low = Infinity;
    let high = -Infinity;
    for (const { positions } of geometry.meshes) {
      for (let i = axis; i < positions.length; i += 3) {
        const value = positions[i] ?? 0;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    return (low + high) / 2;
  };
  return [centerAlong(0), centerAlong(1), centerAlong(2)];
}

/**
 * Checks a geometry before light is traced. Normals must point outwards. Refused are meshes whose winding and normals disagree, closed meshes
 * that are inside out, and flat tiled surfaces whose back faces the room.
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
