import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { boundsOf, pointAt, type Solid } from "./solid.ts";
import { cross, dot, length, normalize, scale, sub, type Vec3 } from "./vec.ts";

/** Faces that meet at less than this angle share a smooth edge. */
const CREASE = Math.cos((38 * Math.PI) / 180);
const KEY_SCALE = 2e6;

interface Face {
  readonly corners: readonly [number, number, number];
  readonly normal: Vec3;
  readonly weights: readonly [number, number, number];
}

/** Gives a solid its normals and flat-projected texture coordinates. `place` carries it from its own frame into the room. */
export function finalize(name: string, material: SceneMaterial, solid: Solid, place: (point: Vec3) => Vec3 = (p) => p): SceneMesh {
  const spots: Vec3[] = [];
  const spotOf = new Map<string, number>();
  const weld = solid.points.map((p) => {
    const key = `${Math.round(p[0] * KEY_SCALE)},${Math.round(p[1] * KEY_SCALE)},${Math.round(p[2] * KEY_SCALE)}`;
    const known = spotOf.get(key);
    if (known !== undefined) return known;
    spotOf.set(key, spots.length);
    return spots.push(p) - 1;
  });
  const faces = facesOf(solid, weld);
  const around: Face[][] = spots.map(() => []);
  for (const face of faces) for (const corner of face.corners) around[corner]?.push(face);

  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const known = new Map<string, number>();
  const low = boundsOf(solid.points).min;
  const origin = place([0, 0, 0]);
  for (const face of faces) {
    const axis = material.kind === "textured" ? dominantAxis(face.normal) : 2;
    for (const corner of face.corners) {
      const normal = smoothNormal(around[corner] ?? [], corner, face);
      const key = `${corner}/${axis}/${normal.map((n) => Math.round(n * 500)).join()}`;
      let vertex = known.get(key);
      if (vertex === undefined) {
        const point = spots[corner] ?? origin;
        vertex = positions.length / 3;
        positions.push(...place(point));
        normals.push(...normalize(sub(place(normal), origin)));
        uvs.push(...flatUv(sub(point, low), axis));
        known.set(key, vertex);
      }
      indices.push(vertex);
    }
  }
  return {
    name,
    material,
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  };
}

function facesOf(solid: Solid, weld: readonly number[]): Face[] {
  const faces: Face[] = [];
  for (const [a, b, c] of solid.triangles) {
    const pa = pointAt(solid, a);
    const pb = pointAt(solid, b);
    const pc = pointAt(solid, c);
    const area = cross(sub(pb, pa), sub(pc, pa));
    const size = length(area);
    const corners = [weld[a] ?? a, weld[b] ?? b, weld[c] ?? c] as const;
    if (size < 1e-13 || corners[0] === corners[1] || corners[1] === corners[2] || corners[2] === corners[0]) continue;
    const angle = (p: Vec3, q: Vec3, r: Vec3): number => Math.acos(Math.min(1, Math.max(-1, dot(normalize(sub(q, p)), normalize(sub(r, p))))));
    faces.push({
      corners,
      normal: scale(area, 1 / size),
      weights: [size * angle(pa, pb, pc), size * angle(pb, pc, pa), size * angle(pc, pa, pb)],
    });
  }
  return faces;
}

function smoothNormal(neighbours: readonly Face[], corner: number, face: Face): Vec3 {
  let [x, y, z] = [0, 0, 0];
  for (const other of neighbours) {
    if (dot(other.normal, face.normal) < CREASE) continue;
    const weight = other.weights[other.corners.indexOf(corner)] ?? 0;
    x += other.normal[0] * weight;
    y += other.normal[1] * weight;
    z += other.normal[2] * weight;
  }
  const normal = normalize([x, y, z]);
  return length(normal) > 0.5 ? normal : face.normal;
}

function dominantAxis(normal: Vec3): 0 | 1 | 2 {
  const [x, y, z] = [Math.abs(normal[0]), Math.abs(normal[1]), Math.abs(normal[2])];
  if (z >= x && z >= y) return 2;
  return y >= x ? 1 : 0;
}

function flatUv(point: Vec3, axis: 0 | 1 | 2): readonly [number, number] {
  if (axis === 0) return [point[1], point[2]];
  return axis === 1 ? [point[0], point[2]] : [point[0], point[1]];
}
