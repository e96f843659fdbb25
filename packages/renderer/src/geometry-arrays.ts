import type { SceneGeometry } from "@showroom/scene/mesh-format";

/** The triangles of all meshes, in the form that the kernels read. */
export interface TriangleArrays {
  readonly count: number;
  /** Nine floats per triangle. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Six floats per triangle. */
  readonly uvs: Float32Array;
  readonly material: Int32Array;
  readonly mesh: Int32Array;
}

/** Flattens indexed meshes and leaves out triangles without area. */
export function flattenMeshes(geometry: SceneGeometry, materialOfMesh: readonly number[]): TriangleArrays {
  const most = geometry.meshes.reduce((sum, mesh) => sum + mesh.indices.length / 3, 0);
  const positions = new Float32Array(9 * most);
  const normals = new Float32Array(9 * most);
  const uvs = new Float32Array(6 * most);
  const material = new Int32Array(most);
  const meshNumber = new Int32Array(most);
  let count = 0;
  geometry.meshes.forEach((mesh, number) => {
    for (let t = 0; t < mesh.indices.length; t += 3) {
      for (let corner = 0; corner < 3; corner++) {
        const vertex = mesh.indices[t + corner] ?? 0;
        copy(mesh.positions, 3 * vertex, positions, 9 * count + 3 * corner, 3);
        copy(mesh.normals, 3 * vertex, normals, 9 * count + 3 * corner, 3);
        copy(mesh.uvs, 2 * vertex, uvs, 6 * count + 2 * corner, 2);
      }
      if (twiceArea(positions, 9 * count) < 1e-12) continue;
      material[count] = materialOfMesh[number] ?? 0;
      meshNumber[count] = number;
      count++;
    }
  });
  return {
    count,
    positions: positions.subarray(0, 9 * count),
    normals: normals.subarray(0, 9 * count),
    uvs: uvs.subarray(0, 6 * count),
    material: material.subarray(0, count),
    mesh: meshNumber.subarray(0, count),
  };
}

/** A loop, because creating array views for every vertex takes ten times as long as copying. */
function copy(source: Float32Array, from: number, target: Float32Array, to: number, length: number): void {
  for (let i = 0; i < length; i++) target[to + i] = source[from + i] ?? 0;
}

/** Whether the triangle whose nine coordinates begin at `first` has an area. */
function twiceArea(p: Float32Array, first: number): number {
  const edge = (corner: number, axis: number) => (p[first + 3 * corner + axis] ?? 0) - (p[first + axis] ?? 0);
  const [ax, ay, az] = [edge(1, 0), edge(1, 1), edge(1, 2)];
  const [bx, by, bz] = [edge(2, 0), edge(2, 1), edge(2, 2)];
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
}
