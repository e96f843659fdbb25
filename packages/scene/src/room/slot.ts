import type { Size } from "../fixtures/size.ts";
import type { WallSpot } from "./wall-frame.ts";

/** A place for one fixture; it holds whatever product is chosen, at most of this size in metres. */
export interface Slot extends WallSpot {
  readonly limit: Partial<Size>;
}
