import type { FixtureFinish } from "@showroom/domain/model/fixture-model";
import type { Rgb, SceneMaterial } from "./mesh-format.ts";

const coat = (albedo: Rgb, roughness: number, ior = 1.5): SceneMaterial => ({ kind: "coat", albedo, roughness, ior });
const metal = (albedo: Rgb, roughness: number): SceneMaterial => ({ kind: "metal", albedo, roughness });
const textured = (texture: string, roughness: number): SceneMaterial => ({
  kind: "textured",
  texture,
  roughness,
  ior: 1.45,
});

const FINISHES: Readonly<Record<FixtureFinish, SceneMaterial>> = {
  white: coat([0.81, 0.81, 0.8], 0.06),
  "matt-white": coat([0.78, 0.78, 0.77], 0.4),
  "matt-black": coat([0.018, 0.018, 0.019], 0.38),
  chrome: metal([0.76, 0.77, 0.78], 0.05),
  "brushed-steel": metal([0.56, 0.55, 0.53], 0.24),
  brass: metal([0.68, 0.51, 0.28], 0.18),
  aluminium: metal([0.66, 0.67, 0.68], 0.38),
  "gun-metal": metal([0.17, 0.168, 0.165], 0.2),
  copper: metal([0.78, 0.44, 0.31], 0.18),
  oak: textured("wood/oak", 0.42),
  walnut: textured("wood/walnut", 0.4),
  anthracite: coat([0.04, 0.043, 0.047], 0.35),
  sand: coat([0.52, 0.44, 0.35], 0.42),
  "clear-glass": { kind: "glass", albedo: [0.96, 0.98, 0.97], ior: 1.5 },
  "smoked-glass": { kind: "glass", albedo: [0.42, 0.41, 0.4], ior: 1.5 },
  "stone-grey": textured("stone/grey", 0.4),
};

/** The material of a finish. */
export const finishMaterial = (finish: FixtureFinish): SceneMaterial => FINISHES[finish];

export const CERAMIC = FINISHES.white;
export const CHROME = FINISHES.chrome;
export const SHADOW: SceneMaterial = { kind: "diffuse", albedo: [0.02, 0.02, 0.02] };
export const PAINT_ALBEDO: Rgb = [0.8, 0.79, 0.77];
export const PAINT: SceneMaterial = { kind: "diffuse", albedo: PAINT_ALBEDO };
export const LACQUER = coat([0.77, 0.765, 0.75], 0.3);
export const LINEN: SceneMaterial = { kind: "diffuse", albedo: [0.63, 0.57, 0.49] };
export const TERRY: SceneMaterial = { kind: "diffuse", albedo: [0.24, 0.31, 0.3] };
export const PAPER: SceneMaterial = { kind: "diffuse", albedo: [0.82, 0.81, 0.79] };
export const MIRROR = metal([0.9, 0.91, 0.9], 0);
export const CLEAR_GLASS = FINISHES["clear-glass"];
export const GLASS_EDGE = coat([0.12, 0.3, 0.24], 0.1);

/** The finish of an article's metal parts (pipes, rims) if the article itself is glass or wood. */
export function hardwareMaterial(finish: FixtureFinish): SceneMaterial {
  const material = FINISHES[finish];
  return material.kind === "glass" || material.kind === "textured" ? CHROME : material;
}

/** The same as wound or brushed metal. Its structure is too fine to draw, but it blurs reflections. */
export const satin = (material: SceneMaterial): SceneMaterial =>
  material.kind === "metal" ? { ...material, roughness: Math.max(material.roughness, 0.4) } : material;

export const DAYLIGHT: SceneMaterial = { kind: "light", radiance: [7.6, 8.3, 9.2] };
export const LAMPLIGHT: SceneMaterial = { kind: "light", radiance: [15, 13.9, 12.3] };
export const MIRROR_LIGHT: SceneMaterial = { kind: "light", radiance: [5.2, 4.9, 4.4] };
export const HALL_LIGHT: SceneMaterial = { kind: "light", radiance: [0.55, 0.53, 0.49] };
/** Daylight through the pane in the door of a room without a window. Without it, the lamp would leave the floor dark. */
export const BRIGHT_HALL_LIGHT: SceneMaterial = { kind: "light", radiance: [1.7, 1.64, 1.54] };
