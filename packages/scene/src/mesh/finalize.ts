import type { SceneMaterial, SceneMesh } from "../mesh-format.ts";
import { Faces } from "./faces.ts";
import { boundsOf, pointAt, type Solid } from "./solid.ts";
import { normalize, sub, type Vec3 } from "./vec.ts";
import { weld } from "./weld.ts";

const SAME_NORMAL = 0.99999;

type Axis = 0 | 1 | 2;

/** Gives a solid its normals and texture coordinates. `place` carries it from its own frame into the room. */
export function finalize(
  name: string,
  material: SceneMaterial,
  solid: Solid,
  place: (point: Vec3) => Vec3 = (p) => p,
): SceneMesh {
  const welded = weld(solid);
  const faces = new Faces(solid, welded);
  const vertices = new Vertices(welded.count, 3 * faces.count);
  const indices = new Uint32Array(3 * faces.count);
  const normal = new Float64Array(3);
  const isProjected = material.kind === "textured" && solid.figure === undefined;
  for (let face = 0; face < faces.count; face++) {
    const axis = isProjected ? dominantAxis(faces.normals, 3 * face) : 2;
    for (let corner = 3 * face; corner < 3 * face + 3; corner++) {
      const spot = faces.corners[corner] ?? 0;
      faces.smoothNormal(face, spot, normal);
      indices[corner] = vertices.at(spot, axis, normal);
    }
  }
  const { count } = vertices;
  const positions = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const uvs = new Float32Array(2 * count);
  const low = boundsOf(solid.points).min;
  const origin = place([0, 0, 0]);
  for (let vertex = 0; vertex < count; vertex++) {
    const index = welded.pointOf[vertices.spotOf(vertex)] ?? 0;
    const point = pointAt(solid, index);
    positions.set(place(point), 3 * vertex);
    normals.set(normalize(sub(place(vertices.normalOf(vertex)), origin)), 3 * vertex);
    uvs.set(solid.figure?.[index] ?? flatUv(sub(point, low), vertices.axisOf(vertex)), 2 * vertex);
  }
  return { name, material, positions, normals, uvs, indices };
}

/** Vertices: a place has one for each normal and side from which its texture is projected. */
class Vertices {
  count = 0;
  /** First vertex of a place, and the next one of the same place; -1 for none. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;
  readonly #spots: Int32Array;
  readonly #axes: Uint8Array;
  readonly #normals: Float64Array;

  constructor(spots: number, most: number) {
    this.#first = new Int32Array(spots).fill(-1);
    this.#next = new Int32Array(most).fill(-1);
    this.#spots = new Int32Array(most);
    this.#axes = new Uint8Array(most);
    this.#normals = new Float64Array(3 * most);
  }

  /** The vertex of a place with this normal, a new one if there is none. */
  at(spot: number, axis: Axis, normal: Float64Array): number {
    const [x, y, z] = [normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0];
    const normals = this.#normals;
    let last = -1;
    for (let vertex = this.#first[spot] ?? -1; vertex >= 0; vertex = this.#next[vertex] ?? -1) {
      const turn =
        x * (normals[3 * vertex] ?? 0) + y * (normals[3 * vertex + 1] ?? 0) + z * (normals[3 * vertex + 2] ?? 0);
      if (this.#axes[vertex] === axis && turn > SAME_NORMAL) return vertex;
      last = vertex;
    }
    const vertex = this.count++;
    if (last < 0) this.#first[spot] = vertex;
    else this.#next[last] = vertex;
    this.#spots[vertex] = spot;
    this.#axes[vertex] = axis;
    normals.set(normal, 3 * vertex);
    return vertex;
  }

  spotOf(vertex: number): number {
    return this.#spots[vertex] ?? 0;
  }

  axisOf(vertex: number): Axis {
    const axis = this.#axes[vertex];
    return axis === 0 || axis === 1 ? axis : 2;
  }

  normalOf(vertex: number): Vec3 {
    const at = 3 * vertex;
    return [this.#normals[at] ?? 0, this.#normals[at + 1] ?? 0, this.#normals[at + 2] ?? 0];
  }
}

function dominantAxis(normals: Float64Array, at: number): Axis {
  const [x, y, z] = [Math.abs(normals[at] ?? 0), Math.abs(normals[at + 1] ?? 0), Math.abs(normals[at + 2] ?? 0)];
  if (z >= x && z >= y) return 2;
  return y >= x ? 1 : 0;
}

function flatUv(point: Vec3, axis: Axis): readonly [number, number] {
  if (axis === 0) return [point[1], point[2]];
  return axis === 1 ? [point[0], point[2]] : [point[0], point[1]];
}
