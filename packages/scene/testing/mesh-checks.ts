import type { SceneMesh } from "../src/mesh-format.ts";
import { cross, dot, sub, type Vec3 } from "../src/mesh/vec.ts";

export function vectorAt(array: Float32Array, index: number): Vec3 {
  return [array[3 * index] ?? Number.NaN, array[3 * index + 1] ?? Number.NaN, array[3 * index + 2] ?? Number.NaN];
}

/** What is wrong with a mesh's arrays, normals and triangles. Loops over plain numbers: a room has hundreds of thousands of them. */
export function meshFaults({ positions, normals, uvs, indices }: SceneMesh): readonly string[] {
  const faults: string[] = [];
  const count = positions.length / 3;
  if (normals.length !== positions.length || uvs.length !== count * 2) faults.push("arrays of different lengths");
  if (indices.length === 0 || indices.length % 3 !== 0) faults.push("no whole triangles");
  if (![positions, normals, uvs].every((array) => array.every(Number.isFinite)))
    faults.push("a number that is not finite");
  for (let vertex = 0; vertex < count; vertex++) {
    if (!(Math.abs(Math.sqrt(along(normals, vertex, normals, vertex)) - 1) <= 1e-3))
      faults.push(`normal ${vertex} is no unit vector`);
  }
  const facet = new Float64Array(3);
  let against = 0;
  for (let i = 0; i < indices.length; i += 3) {
    facetOf(positions, indices, i, facet);
    const limit = -0.02 * Math.sqrt(along(facet, 0, facet, 0));
    const turnsAway = (corner: number) => along(facet, 0, normals, indices[i + corner] ?? 0) < limit;
    if (turnsAway(0) || turnsAway(1) || turnsAway(2)) against++;
  }
  if (against > 0) faults.push(`${against} triangles against their normals`);
  return faults;
}

type Numbers = Float32Array | Float64Array;

/** Dot product of the i-th vector of one array with the j-th of another. */
function along(a: Numbers, i: number, b: Numbers, j: number): number {
  const at = (array: Numbers, index: number): number => array[index] ?? Number.NaN;
  return at(a, 3 * i) * at(b, 3 * j) + at(a, 3 * i + 1) * at(b, 3 * j + 1) + at(a, 3 * i + 2) * at(b, 3 * j + 2);
}

/** Normal of the triangle whose first corner is the `first` index, as long as twice its area. */
function facetOf(positions: Float32Array, indices: Uint32Array, first: number, facet: Float64Array): void {
  const at = (corner: number, axis: number): number =>
    positions[3 * (indices[first + corner] ?? 0) + axis] ?? Number.NaN;
  const [ax, ay, az] = [at(1, 0) - at(0, 0), at(1, 1) - at(0, 1), at(1, 2) - at(0, 2)];
  const [bx, by, bz] = [at(2, 0) - at(0, 0), at(2, 1) - at(0, 1), at(2, 2) - at(0, 2)];
  facet[0] = ay * bz - az * by;
  facet[1] = az * bx - ax * bz;
  facet[2] = ax * by - ay * bx;
}

/** Edges that do not lie between two triangles running along it in opposite directions. */
export function openEdges({ positions, indices }: SceneMesh): number {
  const spots = new Map<string, number>();
  const spotOf = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const name = vectorAt(positions, vertex)
      .map((x) => Math.round(x * 1e6))
      .join();
    const spot = spots.get(name) ?? spots.size;
    spots.set(name, spot);
    return spot;
  });
  const balance = new Map<number, number>();
  const count = (from: number, to: number, by: number): void => {
    const edge = from * spots.size + to;
    balance.set(edge, (balance.get(edge) ?? 0) + by);
  };
  for (let i = 0; i < indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const from = spotOf[indices[i + k] ?? 0] ?? 0;
      const to = spotOf[indices[i + ((k + 1) % 3)] ?? 0] ?? 0;
      count(from, to, 1);
      count(to, from, -1);
    }
  }
  return [...balance.values()].filter((sum) => sum !== 0).length;
}

/** Volume that a closed mesh encloses, m³; negative when it is inside out. */
export function volumeOf(mesh: SceneMesh): number {
  let volume = 0;
  const origin = vectorAt(mesh.positions, 0);
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => sub(vectorAt(mesh.positions, mesh.indices[i + k] ?? 0), origin)) as [
      Vec3,
      Vec3,
      Vec3,
    ];
    volume += dot(a, cross(b, c)) / 6;
  }
  return volume;
}
