/** Prepares a scene for rays: faces, hierarchies, lights and lamps. */
import { add, cross, dot, luminance, scale, sub } from "../math/vec";
import { lightAt, scene } from "../memory/bound";
import { Lamp } from "../memory/lights";
import { MaterialKind } from "../memory/materials";
import { listTriangle, prepareHierarchy } from "./binary-tree";
import { buildHierarchy } from "./build-hierarchy";
import { cornerOf, describeFace, facetOf, firstEdgeOf, materialOf, meshOf, secondEdgeOf } from "./triangles";

@inline
function triangleArea(triangle: i32): f32 {
  const n = cross(firstEdgeOf(triangle), secondEdgeOf(triangle));
  return <f32>0.5 * sqrt<f32>(dot(n, n));
}

/** Kernel: builds the hierarchies, the light list and the area distribution of the bound scene. */
export function prepareScene(workspace: usize): void {
  prepareHierarchy(workspace);
  const count = scene.triangleCount;
  for (let t = 0; t < count; t++) describeFace(t);
  let opaque = 0;
  let total: f32 = 0;
  for (let t = 0; t < count; t++) {
    const kind = materialOf(t).kind;
    if (kind != MaterialKind.Glass) listTriangle(opaque++, t);
    if (kind != MaterialKind.Glass && kind != MaterialKind.Light) total += triangleArea(t);
    store<f32>(scene.areaCumulative + ((<usize>t) << 2), total);
  }
  scene.areaTotal = total;
  scene.root = buildHierarchy(opaque);
  let glass = 0;
  for (let t = 0; t < count; t++) {
    if (materialOf(t).kind == MaterialKind.Glass) listTriangle(glass++, t);
  }
  scene.glassRoot = buildHierarchy(glass);
  listLights();
}

function listLights(): void {
  let lights = 0;
  let power: f32 = 0;
  let lamps = 0;
  let mesh = -1;
  for (let t = 0; t < scene.triangleCount; t++) {
    const material = materialOf(t);
    if (material.kind != MaterialKind.Light) continue;
    const light = lightAt(lights);
    light.corner = cornerOf(t);
    light.edge1 = firstEdgeOf(t);
    light.edge2 = secondEdgeOf(t);
    light.normal = facetOf(t);
    light.radiance = material.color;
    light.area = triangleArea(t);
    light.probability = light.area * luminance(material.color);
    power += light.probability;
    if (meshOf(t) != mesh) {
      mesh = meshOf(t);
      changetype<Lamp>(scene.lamps + <usize>lamps * offsetof<Lamp>()).first = lights;
      lamps++;
    }
    changetype<Lamp>(scene.lamps + <usize>(lamps - 1) * offsetof<Lamp>()).last = lights;
    lights++;
  }
  let cumulative: f32 = 0;
  for (let i = 0; i < lights; i++) {
    const light = lightAt(i);
    light.probability /= power;
    cumulative += light.probability;
    light.cumulative = cumulative;
  }
  scene.lightCount = lights;
  scene.lampCount = lamps;
  for (let i = 0; i < lamps; i++) measureLamp(changetype<Lamp>(scene.lamps + <usize>i * offsetof<Lamp>()));
}

/** Computes a lamp's bounding sphere and its share of power from its lights. */
function measureLamp(lamp: Lamp): void {
  let low = f32x4.splat(1e30);
  let high = f32x4.splat(-1e30);
  lamp.probability = 0;
  for (let i = lamp.first; i <= lamp.last; i++) {
    const light = lightAt(i);
    const second = add(light.corner, light.edge1);
    const third = add(light.corner, light.edge2);
    low = f32x4.pmin(low, f32x4.pmin(light.corner, f32x4.pmin(second, third)));
    high = f32x4.pmax(high, f32x4.pmax(light.corner, f32x4.pmax(second, third)));
    lamp.probability += light.probability;
  }
  lamp.center = scale(add(low, high), 0.5);
  const diagonal = sub(high, low);
  lamp.radius = <f32>0.5 * sqrt<f32>(dot(diagonal, diagonal));
}
