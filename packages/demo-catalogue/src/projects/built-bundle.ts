import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { FloorPictures } from "../floors/floors.ts";
import type { FaceSpec } from "../textures/draw-face.ts";

/** Whether a picture of this name has been made for the bundle. */
export type PictureCheck = (file: string) => boolean;

/** A bundle with the recipes of the pictures that are drawn for it. */
export interface BuiltBundle {
  readonly bundle: BundleInput;
  readonly faces: ReadonlyMap<string, FaceSpec>;
  readonly floors: readonly FloorPictures[];
}
