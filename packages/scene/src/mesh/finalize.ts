import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { boundsOf, pointAt, type Solid } from "./solid.ts";
import { cross, dot, length, normalize, scale, sub, type Vec3 } from "./vec.ts";

/** Faces that meet at less than this angle share a smooth edge. */
const CREASE = Math.cos((38 * Math.PI) / 180);
const SAME_NORMAL = 0.99999;
/** Points closer than this are one, metres. */
const GRAIN = 5e-7;

interface Vertex {
  readonly index: number;
  readonly axis: 0 | 1 | 2;
  readonly normal: Vec3;
}

interface Face {
  readonly corners: readonly [number, number, number];
  readonly normal: Vec3;
  readonly weights: readonly [number, number, number];
}

/** Gives a solid its normals and flat-projected texture coordinates. `place` carries it from its own frame into the room. */
export function finalize(
  name: string,
  material: SceneMaterial,
  solid: Solid,
  place: (point: Vec3) => Vec3 = (p) => p,
): SceneMesh {
  const { spots, spotOf } = weld(solid);
  const faces = facesOf(solid, spotOf);
  const around: Face[][] = spots.map(() => []);
  for (const face of faces) for (const corner of face.corners) around[corner]?.push(face);

  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const verticesAt: Vertex[][] = spots.map(() => []);
  const low = boundsOf(solid.points).min;
  const origin = place([0, 0, 0]);
  for (const face of faces) {
    const axis = material.kind === "textured" ? dominantAxis(face.normal) : 2;
    for (const corner of face.corners) {
      const normal = smoothNormal(around[corner] ?? [], corner, face);
      const known = verticesAt[corner]?.find(
        (vertex) => vertex.axis === axis && dot(vertex.normal, normal) > SAME_NORMAL,
      );
      if (known !== undefined) {
        indices.push(known.index);
        continue;
      }
      const point = spots[corner] ?? origin;
      const index = positions.length / 3;
      positions.push(...place(point));
      normals.push(...normalize(sub(place(normal), origin)));
      uvs.push(...flatUv(sub(point, low), axis));
      verticesAt[corner]?.push({ index, axis, normal });
      indices.push(index);
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

/** The different places of a solid's points, and which of them each point has. */
function weld(solid: Solid): { readonly spots: readonly Vec3[]; readonly spotOf: readonly number[] } {
  const spots: Vec3[] = [];
  const slots = new Map<number, number>();
  const spotOf = solid.points.map((point) => {
    const [x, y, z] = [Math.round(point[0] / GRAIN), Math.round(point[1] / GRAIN), Math.round(point[2] / GRAIN)];
    let slot = (Math.imul(x, 73856093) ^ Math.imul(y, 19349663) ^ Math.imul(z, 83492791)) >>> 0;
    for (;;) {
      const spot = slots.get(slot);
      const other = spot === undefined ? undefined : spots[spot];
      if (spot === undefined || other === undefined) {
        slots.set(slot, spots.length);
        return spots.push(point) - 1;
      }
      if (
        Math.round(other[0] / GRAIN) === x &&
        Math.round(other[1] / GRAIN) === y &&
        Math.round(other[2] / GRAIN) === z
      )
        return spot;
      slot = (slot + 1) >>> 0;
    }
  });
  return { spots, spotOf };
}

function facesOf(solid: Solid, spotOf: readonly number[]): Face[] {
  const faces: Face[] = [];
  for (const [a, b, c] of solid.triangles) {
    const pa = pointAt(solid, a);
    const pb = pointAt(solid, b);
    const pc = pointAt(solid, c);
    const area = cross(sub(pb, pa), sub(pc, pa));
    const size = length(area);
    const corners = [spotOf[a] ?? a, spotOf[b] ?? b, spotOf[c] ?? c] as const;
    if (size < 1e-13 || corners[0] === corners[1] || corners[1] === corners[2] || corners[2] === corners[0]) continue;
    const angle = (p: Vec3, q: Vec3, r: Vec3): number =>
      Math.acos(Math.min(1, Math.max(-1, dot(normalize(sub(q, p)), normalize(sub(r, p))))));
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
