/** Finds where the four cells around a sample lie on one flat surface. Results are kept for one row of cells. */
import { dot, sub, wOf } from "../math/vec";
import { lowPointAt, materialAt, recordAt, view } from "../memory/bound";
import { FlatQuad } from "../memory/flat-quad";
import { Layer } from "../memory/light-cells";
import { MaterialKind } from "../memory/materials";
import { meshIn } from "../memory/samples";
import { flatQuads, QUADS_PER_ROW } from "../memory/scratch";
import { clampCell, cornerX, cornerY } from "./cells-around";
import { hasLayer, sampleInCell } from "./planes";

const UNKNOWN: u32 = 0xffffffff;
export const FLAT: f32 = 0.9995;
/** Row of cells for which quads are kept. */
let comparedY: i32 = -100;

@inline
function quadOf(reflected: bool): FlatQuad {
  const at = <usize>(cornerX + 1) + (reflected ? QUADS_PER_ROW : 0);
  return changetype<FlatQuad>(flatQuads + at * offsetof<FlatQuad>());
}

@inline
export function meshOfQuad(quad: FlatQuad): u32 {
  return i32x4.extract_lane(quad.surface, 3);
}

/** Whether the sample in the middle of a cell shows metal. */
function isMetal(cell: i32): bool {
  const sample = sampleInCell(cell % view.lowWidth, cell / view.lowWidth);
  return materialAt(<i32>(recordAt(sample).head & 255)).kind == MaterialKind.Metal;
}

/**
 * Compares the four cells around the sample. Rough metal shows nothing but a reflection, and cells near an edge say less about it than rays do.
 * On a narrow ring the two would alternate, so that all cells around the four must be flat too.
 */
function compareQuad(quad: FlatQuad, reflected: bool): void {
  quad.surface = i32x4.splat(0);
  const first = lowPointAt(clampCell(cornerX, cornerY));
  const mesh = meshIn(first, reflected);
  const normal = reflected ? first.reflectedNormal : first.normal;
  const position = reflected ? first.reflectedPosition : first.position;
  const tolerance = wOf(first.position) * <f32>0.5 + <f32>1e-4;
  // Behind glass, the reflection of the glass can hide that of a rough surface in some of the cells. They have no light of the glossy layer.
  const glossy = hasLayer(first, Layer.Glossy);
  const around: i32 = !reflected && glossy && isMetal(clampCell(cornerX, cornerY)) ? 1 : 0;
  for (let y = -around; y <= 1 + around; y++) {
    for (let x = -around; x <= 1 + around; x++) {
      const other = lowPointAt(clampCell(cornerX + x, cornerY + y));
      if (meshIn(other, reflected) != mesh || hasLayer(other, Layer.Glossy) != glossy) return;
      if (dot(normal, reflected ? other.reflectedNormal : other.normal) < FLAT) return;
      const apart = sub(reflected ? other.reflectedPosition : other.position, position);
      if (abs<f32>(dot(apart, normal)) > tolerance) return;
    }
  }
  quad.surface = i32x4.replace_lane(normal, 3, mesh);
}

/** Forgets all quads. Call it at the start of a kernel. */
@inline
export function forgetQuads(): void {
  comparedY = -100;
}

/** The quad of the four cells around the sample, for surface A or B. */
@inline
export function flatQuad(reflected: bool): FlatQuad {
  if (comparedY != cornerY) {
    comparedY = cornerY;
    memory.fill(flatQuads, 255, 2 * QUADS_PER_ROW * offsetof<FlatQuad>());
  }
  const quad = quadOf(reflected);
  if (meshOfQuad(quad) == UNKNOWN) compareQuad(quad, reflected);
  return quad;
}
