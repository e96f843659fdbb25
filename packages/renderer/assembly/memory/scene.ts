/** A room's geometry. The host allocates its tables; `prepareScene` fills them. */

@unmanaged
export class Scene {
  triangleCount: i32;
  positions: usize;
  normals: usize;
  uvs: usize;
  triangleMaterial: usize;
  triangleMesh: usize;
  /** One vector per triangle: its own normal; lane 3, as bits: its material, and whether its corners' normals differ. */
  faces: usize;
  nodes: usize;
  leaves: usize;
  nodeCount: i32;
  leafCount: i32;
  /** Roots of the opaque and the glass hierarchy; NO_CHILD when there is none. */
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
