/** Entry points by which the host fills in a scene and its materials. */
import { vec } from "../math/vec";
import { Lamp, Light } from "../memory/lights";
import { Material } from "../memory/materials";
import { Scene } from "../memory/scene";

export function sceneBytes(): i32 {
  return offsetof<Scene>();
}
export function lightBytes(): i32 {
  return offsetof<Light>();
}
export function lampBytes(): i32 {
  return offsetof<Lamp>();
}
export function materialBytes(): i32 {
  return offsetof<Material>();
}

export function describeScene(
  block: usize,
  triangleCount: i32,
  positions: usize,
  normals: usize,
  uvs: usize,
  triangleMaterial: usize,
  triangleMesh: usize,
  faces: usize,
  nodes: usize,
  leaves: usize,
  lights: usize,
  lamps: usize,
  areaCumulative: usize,
  cells: usize,
): void {
  const s = changetype<Scene>(block);
  s.triangleCount = triangleCount;
  s.positions = positions;
  s.normals = normals;
  s.uvs = uvs;
  s.triangleMaterial = triangleMaterial;
  s.triangleMesh = triangleMesh;
  s.faces = faces;
  s.nodes = nodes;
  s.leaves = leaves;
  s.lights = lights;
  s.lamps = lamps;
  s.areaCumulative = areaCumulative;
  s.cells = cells;
}

export function describeMaterial(
  table: usize,
  index: i32,
  kind: i32,
  surface: i32,
  r: f32,
  g: f32,
  b: f32,
  roughness: f32,
  ior: f32,
  isPictured: bool,
): void {
  const m = changetype<Material>(table + <usize>index * offsetof<Material>());
  m.kind = kind;
  m.surface = surface;
  m.color = vec(r, g, b);
  m.roughness = roughness;
  m.ior = ior;
  m.isPictured = isPictured ? 1 : 0;
}
