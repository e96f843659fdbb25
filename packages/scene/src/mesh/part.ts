import type { SceneMaterial } from "../mesh-format.ts";
import type { Solid } from "./solid.ts";

/**
 * One material of a fixture. The frame of a fixture stands as if it hung on the back wall, seen by somebody who faces it:
 * x to the right, y INTO the wall (so the fixture lies at y <= 0), z up.
 */
export interface Part {
  readonly name: string;
  readonly material: SceneMaterial;
  readonly solid: Solid;
  /** A single sheet (glass, mirror, light) with no back. */
  readonly sheet?: boolean;
}
