/** The scene, view and palette of the running kernel, and access to the entries of their tables. */
import { LIGHT_BYTES } from "./light-cells";
import { Lamp, Light } from "./lights";
import { Material } from "./materials";
import { Palette } from "./palette";
import { SampleRecord, SurfacePoint } from "./samples";
import { Scene } from "./scene";
import { View } from "./view";

/** Set by `bind` before every kernel call. */
export let scene: Scene = changetype<Scene>(0);
export let view: View = changetype<View>(0);
export let palette: Palette = changetype<Palette>(0);

export function bind(sceneBlock: usize, viewBlock: usize, paletteBlock: usize): void {
  scene = changetype<Scene>(sceneBlock);
  view = changetype<View>(viewBlock);
  palette = changetype<Palette>(paletteBlock);
}

@inline
export function materialAt(index: i32): Material {
  return changetype<Material>(view.materials + <usize>index * offsetof<Material>());
}

@inline
export function pointAt(index: i32): SurfacePoint {
  return changetype<SurfacePoint>(view.points + <usize>index * offsetof<SurfacePoint>());
}

@inline
export function lowPointAt(cell: i32): SurfacePoint {
  return changetype<SurfacePoint>(view.lowPoints + <usize>cell * offsetof<SurfacePoint>());
}

@inline
export function cellCount(): i32 {
  return view.lowWidth * view.lowHeight;
}

@inline
export function recordAt(index: i32): SampleRecord {
  return changetype<SampleRecord>(view.records + <usize>index * offsetof<SampleRecord>());
}

@inline
export function rawLightOf(layer: i32, cell: i32): usize {
  return view.rawLight + <usize>(layer * cellCount() + cell) * LIGHT_BYTES;
}

@inline
export function lightAt(index: i32): Light {
  return changetype<Light>(scene.lights + <usize>index * offsetof<Light>());
}

@inline
export function lampAt(index: i32): Lamp {
  return changetype<Lamp>(scene.lamps + <usize>index * offsetof<Lamp>());
}
