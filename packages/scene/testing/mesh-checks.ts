import type { SceneMesh } from "../src/mesh-format.ts";
import { cross, dot, length, sub, type Vec3 } from "../src/mesh/vec.ts";

export function vectorAt(array: Float32Array, index: number): Vec3 {
  return [array[3 * index] ?? Number.NaN, array[3 * index + 1] ?? Number.NaN, array[3 * index + 2] ?? Number.NaN];
}

/** What is wrong with a mesh's arrays, normals and triangles. */
export function meshFaults(mesh: SceneMesh): readonly string[] {
  const faults: string[] = [];
  const count = mesh.positions.length / 3;
  if (mesh.normals.length !== mesh.positions.length || mesh.uvs.length !== count * 2)
    faults.push("arrays of different lengths");
  if (mesh.indices.length === 0 || mesh.indices.length % 3 !== 0) faults.push("no whole triangles");
  if (![...mesh.positions, ...mesh.normals, ...mesh.uvs].every(Number.isFinite))
    faults.push("a number that is not finite");
  for (let vertex = 0; vertex < count; vertex++)
    if (Math.abs(length(vectorAt(mesh.normals, vertex)) - 1) > 1e-3) faults.push(`normal ${vertex} is no unit vector`);
  let against = 0;
  for (let i = 0; i < mesh.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => mesh.indices[i + k] ?? 0) as [number, number, number];
    const facet = cross(
      sub(vectorAt(mesh.positions, b), vectorAt(mesh.positions, a)),
      sub(vectorAt(mesh.positions, c), vectorAt(mesh.positions, a)),
    );
    if ([a, b, c].some((vertex) => dot(facet, vectorAt(mesh.normals, vertex)) < -0.02 * length(facet))) against++;
  }
  if (against > 0) faults.push(`${against} triangles against their normals`);
  return faults;
}

/** Edges that do not lie between two triangles running along it in opposite directions. */
export function openEdges(mesh: SceneMesh): number {
  const balance = new Map<string, number>();
  const name = (vertex: number): string =>
    vectorAt(mesh.positions, vertex)
      .map((x) => Math.round(x * 1e6))
      .join();
  for (let i = 0; i < mesh.indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const from = name(mesh.indices[i + k] ?? 0);
      const to = name(mesh.indices[i + ((k + 1) % 3)] ?? 0);
      balance.set(`${from}>${to}`, (balance.get(`${from}>${to}`) ?? 0) + 1);
      balance.set(`${to}>${from}`, (balance.get(`${to}>${from}`) ?? 0) - 1);
    }
  }
  return [...balance.values()].filter((count) => count !== 0).length;
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
