import type { Rgb, SceneMaterial, SceneMesh } from "@showroom/scene/mesh-format";

type Vec = Rgb;

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Collects the vertices of one mesh. */
export class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly indices: number[] = [];
  private readonly name: string;
  private readonly material: SceneMaterial;

  constructor(name: string, material: SceneMaterial) {
    this.name = name;
    this.material = material;
  }

  /** A rectangle from `origin` along two edges; its normal is `across` x `upward`. UV in metres. */
  quad(origin: Vec, across: Vec, upward: Vec): this {
    const normal = unit(cross(across, upward));
    const first = this.positions.length / 3;
    const width = Math.hypot(...across);
    const height = Math.hypot(...upward);
    for (const [s, t] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      this.vertex(
        [
          origin[0] + across[0] * s + upward[0] * t,
          origin[1] + across[1] * s + upward[1] * t,
          origin[2] + across[2] * s + upward[2] * t,
        ],
        normal,
        width * s,
        height * t,
      );
    }
    this.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
    return this;
  }

  /** A closed axis-aligned box. */
  box([x0, y0, z0]: Vec, [x1, y1, z1]: Vec): this {
    const [dx, dy, dz] = [x1 - x0, y1 - y0, z1 - z0];
    return this.quad([x0, y0, z0], [dx, 0, 0], [0, 0, dz])
      .quad([x1, y1, z0], [-dx, 0, 0], [0, 0, dz])
      .quad([x0, y1, z0], [0, -dy, 0], [0, 0, dz])
      .quad([x1, y0, z0], [0, dy, 0], [0, 0, dz])
      .quad([x0, y0, z1], [dx, 0, 0], [0, dy, 0])
      .quad([x0, y1, z0], [dx, 0, 0], [0, -dy, 0]);
  }

  /** Rings of [x, y, z, radius x, radius y, squareness] from bottom outside to top or inside, closed at both ends. */
  loft(rings: readonly (readonly [number, number, number, number, number, number])[], segments = 64): this {
    const first = this.positions.length / 3;
    const start = this.indices.length;
    for (const [cx, cy, z, rx, ry, squareness] of rings) {
      for (let s = 0; s < segments; s++) {
        const angle = (2 * Math.PI * s) / segments;
        const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / squareness);
        this.vertex([cx + rx * bend(Math.cos(angle)), cy + ry * bend(Math.sin(angle)), z], [0, 0, 0], s / segments, z);
      }
    }
    for (let r = 0; r < rings.length - 1; r++) this.band(first + r * segments, segments);
    this.cap(rings[0]!.slice(0, 3), first, segments, true);
    this.cap(rings.at(-1)!.slice(0, 3), first + (rings.length - 1) * segments, segments, false);
    return this.smooth(first, start);
  }

  /** A round tube along a path, closed at both ends. */
  tube(path: readonly Vec[], radius: number, segments = 20): this {
    const first = this.positions.length / 3;
    const start = this.indices.length;
    let up: Vec = [0, 0, 1];
    path.forEach((center, i) => {
      const along = unit(minus(path[Math.min(path.length - 1, i + 1)]!, path[Math.max(0, i - 1)]!));
      for (const other of [
        [0, 1, 0],
        [1, 0, 0],
      ] as const) {
        const parallel = up[0] * along[0] + up[1] * along[1] + up[2] * along[2];
        if (Math.abs(parallel) > 0.95) up = other;
      }
      const a = unit(cross(up, along));
      const c = cross(along, a);
      up = c;
      for (let s = 0; s < segments; s++) {
        const angle = (2 * Math.PI * s) / segments;
        const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
        this.vertex(
          [center[0] + a[0] * x + c[0] * y, center[1] + a[1] * x + c[1] * y, center[2] + a[2] * x + c[2] * y],
          [0, 0, 0],
          s / segments,
          i,
        );
      }
    });
    for (let i = 0; i < path.length - 1; i++) this.band(first + i * segments, segments);
    this.cap([...path[0]!], first, segments, true);
    this.cap([...path.at(-1)!], first + (path.length - 1) * segments, segments, false);
    return this.smooth(first, start);
  }

  build(): SceneMesh {
    return {
      name: this.name,
      material: this.material,
      positions: new Float32Array(this.positions),
      normals: new Float32Array(this.normals),
      uvs: new Float32Array(this.uvs),
      indices: new Uint32Array(this.indices),
    };
  }

  private vertex(position: Vec, normal: Vec, u: number, v: number): void {
    this.positions.push(...position);
    this.normals.push(...normal);
    this.uvs.push(u, v);
  }

  private band(ring: number, segments: number): void {
    for (let s = 0; s < segments; s++) {
      const [a, b] = [ring + s, ring + ((s + 1) % segments)];
      this.indices.push(a, b, b + segments, a, b + segments, a + segments);
    }
  }

  /** Caps have vertices of their own, so that the edge stays sharp. */
  private cap(center: number[], ring: number, segments: number, downward: boolean): void {
    const middle = this.positions.length / 3;
    this.vertex([center[0]!, center[1]!, center[2]!], [0, 0, 0], 0, 0);
    for (let s = 0; s < segments; s++) {
      const at = 3 * (ring + s);
      this.vertex([this.positions[at]!, this.positions[at + 1]!, this.positions[at + 2]!], [0, 0, 0], 0, 0);
    }
    for (let s = 0; s < segments; s++) {
      const [a, b] = [middle + 1 + s, middle + 1 + ((s + 1) % segments)];
      this.indices.push(middle, ...(downward ? [b, a] : [a, b]));
    }
  }

  private point(index: number): Vec {
    return [this.positions[3 * index]!, this.positions[3 * index + 1]!, this.positions[3 * index + 2]!];
  }

  private smooth(firstVertex: number, firstIndex: number): this {
    for (let t = firstIndex; t < this.indices.length; t += 3) {
      const corners = this.indices.slice(t, t + 3);
      const [a, b, c] = corners.map((index) => this.point(index)) as [Vec, Vec, Vec];
      const normal = cross(minus(b, a), minus(c, a));
      for (const corner of corners) {
        for (let axis = 0; axis < 3; axis++) this.normals[3 * corner + axis]! += normal[axis]!;
      }
    }
    for (let v = firstVertex; v < this.positions.length / 3; v++) {
      const normal = unit([this.normals[3 * v]!, this.normals[3 * v + 1]!, this.normals[3 * v + 2]!]);
      for (let axis = 0; axis < 3; axis++) this.normals[3 * v + axis] = normal[axis]!;
    }
    return this;
  }
}

/** Points of a straight line, ends included. */
export function line(a: Vec, b: Vec, steps: number): Vec[] {
  return Array.from({ length: steps + 1 }, (_, i): Vec => {
    const t = i / steps;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
  });
}
