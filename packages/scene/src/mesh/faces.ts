import { pointAt, type Solid } from "./solid.ts";
import type { Vec3 } from "./vec.ts";
import type { Welded } from "./weld.ts";

/** Faces that meet at less than this angle share a smooth edge. */
const CREASE = Math.cos((38 * Math.PI) / 180);
/** Faces whose normals are as alike as this lie in one plane. */
const FLAT = 1 - 1e-12;
/** A plane keeps its own normal beside a rounded edge if it has this many times the edge's area. A flat mirror then shows straight lines straight. */
const DOMINANT = 4;
/** With more planes than this around a place, as in the tip of a cone, none is dominant. */
const MOST_PLANES = 8;

/** The triangles of a solid that have an area, as plain numbers: rooms have tens of thousands of them. */
export class Faces {
  count = 0;
  /** Three places each. */
  readonly corners: Int32Array;
  /** Three numbers each, of length 1. */
  readonly normals: Float64Array;
  /** Weight of a face for the normal at each of its corners: its area times the angle there. */
  readonly #weights: Float64Array;
  readonly #areas: Float64Array;
  /** Corners at each place, as 3 * face + corner: those of place p from #starts[p] to #starts[p + 1]. */
  readonly #starts: Int32Array;
  readonly #around: Int32Array;
  /** For every place the last computed normal and its face. It saves time where hundreds of faces meet, as in the middle of a flat cap. */
  readonly #asked: Int32Array;
  readonly #answers: Float64Array;
  /** Of the planes around the place that is being blended: a face, and the area of all. */
  readonly #planeOf = new Int32Array(MOST_PLANES);
  readonly #planeAreas = new Float64Array(MOST_PLANES);

  constructor(solid: Solid, { spotOf, count: spots }: Welded) {
    const most = solid.triangles.length;
    this.corners = new Int32Array(3 * most);
    this.normals = new Float64Array(3 * most);
    this.#weights = new Float64Array(3 * most);
    this.#areas = new Float64Array(most);
    for (const [a, b, c] of solid.triangles) {
      const [sa, sb, sc] = [spotOf[a] ?? a, spotOf[b] ?? b, spotOf[c] ?? c];
      if (sa === sb || sb === sc || sc === sa) continue;
      if (!this.#measure(pointAt(solid, a), pointAt(solid, b), pointAt(solid, c))) continue;
      const at = 3 * this.count++;
      this.corners[at] = sa;
      this.corners[at + 1] = sb;
      this.corners[at + 2] = sc;
    }
    this.#starts = new Int32Array(spots + 1);
    this.#around = new Int32Array(3 * this.count);
    this.#asked = new Int32Array(spots).fill(-1);
    this.#answers = new Float64Array(3 * spots);
    this.#sortByPlace(spots);
  }

  /** Computes normal and weights of the next face. Returns false if it has no area. */
  #measure(a: Vec3, b: Vec3, c: Vec3): boolean {
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const size = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (size < 1e-13) return false;
    const at = 3 * this.count;
    this.normals[at] = nx / size;
    this.normals[at + 1] = ny / size;
    this.normals[at + 2] = nz / size;
    this.#areas[this.count] = size;
    this.#weights[at] = size * angleAt(a, b, c);
    this.#weights[at + 1] = size * angleAt(b, c, a);
    this.#weights[at + 2] = size * angleAt(c, a, b);
    return true;
  }

  #sortByPlace(spots: number): void {
    const used = 3 * this.count;
    for (let i = 0; i < used; i++) this.#starts[(this.corners[i] ?? 0) + 1]!++;
    for (let spot = 0; spot < spots; spot++) this.#starts[spot + 1]! += this.#starts[spot] ?? 0;
    const next = this.#starts.slice();
    for (let i = 0; i < used; i++) this.#around[next[this.corners[i] ?? 0]!++] = i;
  }

  /** The normal at a face's corner, smooth with those neighbours that go on without a crease, into `normal`. */
  smoothNormal(face: number, spot: number, normal: Float64Array): void {
    const asked = this.#asked[spot] ?? -1;
    if (asked < 0 || this.#turn(asked, face) < FLAT) this.#blend(face, spot);
    this.#asked[spot] = face;
    for (let k = 0; k < 3; k++) normal[k] = this.#answers[3 * spot + k] ?? 0;
  }

  /** Cosine of the angle between two faces. */
  #turn(face: number, other: number): number {
    const { normals } = this;
    const at = (index: number): number => normals[index] ?? 0;
    return at(3 * face) * at(3 * other) + at(3 * face + 1) * at(3 * other + 1) + at(3 * face + 2) * at(3 * other + 2);
  }

  #blend(face: number, spot: number): void {
    const { normals } = this;
    let [x, y, z] = [0, 0, 0];
    let total = 0;
    let planes = 0;
    for (let i = this.#starts[spot] ?? 0; i < (this.#starts[spot + 1] ?? 0); i++) {
      const corner = this.#around[i] ?? 0;
      const other = (corner - (corner % 3)) / 3;
      if (this.#turn(face, other) < CREASE) continue;
      const weight = this.#weights[corner] ?? 0;
      x += (normals[3 * other] ?? 0) * weight;
      y += (normals[3 * other + 1] ?? 0) * weight;
      z += (normals[3 * other + 2] ?? 0) * weight;
      total += this.#areas[other] ?? 0;
      planes = this.#addToPlane(other, planes);
    }
    const length = Math.sqrt(x * x + y * y + z * z);
    const plane = length > 0 ? this.#heaviestPlane(planes, total) : face;
    const sum = [x, y, z];
    for (let k = 0; k < 3; k++)
      this.#answers[3 * spot + k] = plane === undefined ? (sum[k] ?? 0) / length : (normals[3 * plane + k] ?? 0);
  }

  /** Adds a face's area to its plane among the first `planes`. Returns their new number. */
  #addToPlane(face: number, planes: number): number {
    let plane = 0;
    while (plane < planes && this.#turn(this.#planeOf[plane] ?? 0, face) < FLAT) plane++;
    if (plane === MOST_PLANES) return planes;
    if (plane === planes) {
      this.#planeOf[plane] = face;
      this.#planeAreas[plane] = 0;
    }
    this.#planeAreas[plane]! += this.#areas[face] ?? 0;
    return Math.max(planes, plane + 1);
  }

  /** A face of the plane that is by far larger than all other faces together, if there is one. */
  #heaviestPlane(planes: number, total: number): number | undefined {
    for (let plane = 0; plane < planes; plane++) {
      const area = this.#planeAreas[plane] ?? 0;
      if (area >= DOMINANT * (total - area)) return this.#planeOf[plane];
    }
    return undefined;
  }
}

/** Angle at p between the ways to q and r, radians. */
function angleAt(p: Vec3, q: Vec3, r: Vec3): number {
  const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
  const lengths = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
  return Math.acos(Math.min(1, Math.max(-1, (ux * vx + uy * vy + uz * vz) / lengths)));
}
