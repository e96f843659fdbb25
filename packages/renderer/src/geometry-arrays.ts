import type { SceneGeometry } from "@showroom/scene/mesh-format";

/** Triangles of all meshes one after the other, as the kernels want them. */
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

/** Flattens indexed meshes; triangles without area are left out. */
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
        positions.set(mesh.positions.subarray(3 * vertex, 3 * vertex + 3), 9 * count + 3 * corner);
        normals.set(mesh.normals.subarray(3 * vertex, 3 * vertex + 3), 9 * count + 3 * corner);
        uvs.set(mesh.uvs.subarray(2 * vertex, 2 * vertex + 2), 6 * count + 2 * corner);
      }
      if (twiceArea(positions.subarray(9 * count, 9 * count + 9)) < 1e-12) continue;
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

function twiceArea(p: Float32Array): number {
  const edge = (from: number) => [0, 1, 2].map((axis) => (p[3 * from + axis] ?? 0) - (p[axis] ?? 0));
  const [ax = 0, ay = 0, az = 0] = edge(1);
  const [bx = 0, by = 0, bz = 0] = edge(2);
  return Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
}
