/** Quads. */
import { dot, sub, wOf } from "../math/vec";
import { lowPointAt } from "../memory/bound";
import { meshIn } from "../memory/samples";
import { scratch } from "../memory/scratch";
import { clampCell, cornerX, cornerY } from "./cells-around";

/** What four cells around a sample have in common: twice the row of cells, for surface A and for B. */
@unmanaged
class FlatQuad {
  /** Lanes 0 to 2: normal of all four cells. Lane 3, as bits: their mesh; 0 where they do not lie flat together, or UNKNOWN. */
  surface: v128;
}
/** Scratch: quads of one row, one for every corner from before the first cell on. */
const QUADS: usize = 65536;
/** Quads of a row in the widest picture, of one surface. */
const MOST_QUADS: usize = 1026;
const UNKNOWN: u32 = 0xffffffff;
export const FLAT: f32 = 0.9995;
/** Row of the quads at hand. */
let comparedY: i32 = -100;

@inline
function quadOf(reflected: bool): FlatQuad {
  const at = <usize>(cornerX + 1) + (reflected ? MOST_QUADS : 0);
  return changetype<FlatQuad>(scratch + QUADS + at * offsetof<FlatQuad>());
}

@inline
export function meshOfQuad(quad: FlatQuad): u32 {
  return i32x4.extract_lane(quad.surface, 3);
}

/** Fills in one quad for the four cells around the sample. */
function compareQuad(quad: FlatQuad, reflected: bool): void {
  quad.surface = i32x4.splat(0);
  const first = lowPointAt(clampCell(cornerX, cornerY));
  const mesh = meshIn(first, reflected);
  const normal = reflected ? first.reflectedNormal : first.normal;
  const position = reflected ? first.reflectedPosition : first.position;
  const tolerance = wOf(first.position) * <f32>0.5 + <f32>1e-4;
  for (let k = 1; k < 4; k++) {
    const other = lowPointAt(clampCell(cornerX + (k & 1), cornerY + (k >> 1)));
    if (meshIn(other, reflected) != mesh) return;
    if (dot(normal, reflected ? other.reflectedNormal : other.normal) < FLAT) return;
    const apart = sub(reflected ? other.reflectedPosition : other.position, position);
    if (abs<f32>(dot(apart, normal)) > tolerance) return;
  }
  quad.surface = i32x4.replace_lane(normal, 3, mesh);
}

/** Forgets the quads; to be called before samples of another view. */
@inline
export function forgetQuads(): void {
  comparedY = -100;
}

/** What the cells around the sample have in common, on surface A or B. */
@inline
export function flatQuad(reflected: bool): FlatQuad {
  if (comparedY != cornerY) {
    comparedY = cornerY;
    memory.fill(scratch + QUADS, 255, 2 * MOST_QUADS * offsetof<FlatQuad>());
  }
  const quad = quadOf(reflected);
  if (meshOfQuad(quad) == UNKNOWN) compareQuad(quad, reflected);
  return quad;
}
