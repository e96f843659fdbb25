/** The geometry of a room. The host allocates the tables and fills in triangles; `prepareScene` fills the others. */

@unmanaged
export class Scene {
  triangleCount: i32;
  positions: usize;
  normals: usize;
  uvs: usize;
  triangleMaterial: usize;
  triangleMesh: usize;
  /** One vector per triangle: normal of the flat triangle; lane 3 has the bits described in scene/triangles.ts. */
  faces: usize;
  nodes: usize;
  leaves: usize;
  nodeCount: i32;
  leafCount: i32;
  /** Roots of the hierarchies of opaque and of glass triangles; NO_CHILD if there are none. */
  root: i32;
  glassRoot: i32;
  lights: usize;
  lightCount: i32;
  lamps: usize;
  lampCount: i32;
  areaCumulative: usize;
  areaTotal: f32;
  cells: usize;
}
