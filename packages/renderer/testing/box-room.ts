import type { SceneMaterial, SceneMesh } from "@showroom/scene/mesh-format";
import { MeshBuilder } from "./shapes.ts";

/** A rectangle as a mesh of its own. */
export const quad = (name: string, material: SceneMaterial, ...edges: Parameters<MeshBuilder["quad"]>): SceneMesh =>
  new MeshBuilder(name, material).quad(...edges).build();

/** The six sides of a box of two metres, with a corner at the origin: the floor first. */
export const boxRoom = (paint: SceneMaterial, back: SceneMaterial = paint): SceneMesh[] => [
  quad("floor", paint, [0, 0, 0], [2, 0, 0], [0, 2, 0]),
  quad("ceiling", paint, [0, 2, 2], [2, 0, 0], [0, -2, 0]),
  quad("back", back, [0, 2, 0], [2, 0, 0], [0, 0, 2]),
  quad("left", paint, [0, 0, 0], [0, 2, 0], [0, 0, 2]),
  quad("right", paint, [2, 2, 0], [0, -2, 0], [0, 0, 2]),
  quad("front", paint, [2, 0, 0], [-2, 0, 0], [0, 0, 2]),
];
