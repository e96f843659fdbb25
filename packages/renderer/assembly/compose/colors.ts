/** Finds the colours of the surfaces that four samples show. */
import { lowBytes, sixteenths } from "../math/constants";
import { splat, wOf, xOf, yOf, zOf } from "../math/vec";
import { materialAt, palette } from "../memory/bound";
import { MaterialKind } from "../memory/materials";
import { Finish, FinishKind } from "../memory/palette";
import { MATERIAL_EMISSION, MATERIAL_NONE } from "../memory/samples";
import { groupMaterials } from "../memory/scratch";
import { isUniform } from "../pack/sample-group";
import { coordinatesOfFour } from "../trace/footprint";
import { finishBlue, finishGlazed, finishGreen, finishOfFour, finishRed } from "./finish";

/** Kind of a sample without a surface, besides those of materials. */
export const KIND_NONE: i32 = 7;

/** Kind of a material number; that of emitted light is `Light`. */
@inline
export function kindOf(material: i32): i32 {
  if (material == MATERIAL_NONE) return KIND_NONE;
  return material == MATERIAL_EMISSION ? MaterialKind.Light : materialAt(material).kind;
}

/** Kinds of four materials. */
export function kindsOfFour(materials: v128): v128 {
  const first = i32x4.extract_lane(materials, 0);
  if (isUniform(materials)) return i32x4.splat(kindOf(first));
  return i32x4(
    kindOf(first),
    kindOf(i32x4.extract_lane(materials, 1)),
    kindOf(i32x4.extract_lane(materials, 2)),
    kindOf(i32x4.extract_lane(materials, 3)),
  );
}

/** Result of `colorsOfFour` and `colorsOfAlike`: colours, and the share of each sample that is glazed (not grout). */
export let ownRed: v128 = f32x4.splat(0);
export let ownGreen: v128 = f32x4.splat(0);
export let ownBlue: v128 = f32x4.splat(0);
export let ownGlazed: v128 = f32x4.splat(0);

@inline
function finishOf(material: i32): Finish {
  return changetype<Finish>(palette.finishes + <usize>material * offsetof<Finish>());
}

/** One signed byte of each lane, divided by 16: a coordinate of a footprint's long axis, in widths. */
@inline
function axisOfFour(bits: v128, shift: i32, wanted: v128): v128 {
  const steps = f32x4.convert_i32x4_s(i32x4.shr_s(i32x4.shl(bits, 24 - shift), 24));
  return v128.and(f32x4.mul(steps, sixteenths()), wanted);
}

/**
 * Finds the colours of the samples in the mask `wanted`. Samples of the same material are handled together. With `axes`, `prints` has the
 * footprint's width in the lowest byte and its long axis above; without, the width is in the highest byte and there is no axis.
 */
export function colorsOfFour(materials: v128, wanted: v128, places: v128, prints: v128, axes: bool, turn: i32): void {
  v128.store(groupMaterials, materials);
  let waiting = i32x4.bitmask(wanted);
  while (waiting != 0) {
    const material = load<i32>(groupMaterials + ((<usize>ctz<i32>(waiting)) << 2));
    const alike = v128.and(i32x4.eq(materials, i32x4.splat(material)), wanted);
    waiting &= ~i32x4.bitmask(alike);
    const finish = finishOf(material);
    if (finish.kind == FinishKind.Color) {
      const color = finish.color;
      ownRed = v128.bitselect(splat(xOf(color)), ownRed, alike);
      ownGreen = v128.bitselect(splat(yOf(color)), ownGreen, alike);
      ownBlue = v128.bitselect(splat(zOf(color)), ownBlue, alike);
      ownGlazed = v128.bitselect(splat(wOf(color)), ownGlazed, alike);
      continue;
    }
    finishOfFour(
      finish,
      coordinatesOfFour(places),
      coordinatesOfFour(i32x4.shr_u(places, 16)),
      axes ? v128.and(prints, lowBytes()) : i32x4.shr_u(prints, 24),
      axes ? axisOfFour(prints, 8, alike) : splat(0),
      axes ? axisOfFour(prints, 16, alike) : splat(0),
      turn,
    );
    ownRed = v128.bitselect(finishRed, ownRed, alike);
    ownGreen = v128.bitselect(finishGreen, ownGreen, alike);
    ownBlue = v128.bitselect(finishBlue, ownBlue, alike);
    ownGlazed = v128.bitselect(finishGlazed, ownGlazed, alike);
  }
}

/** The same for four samples of the same material. */
export function colorsOfAlike(material: i32, places: v128, prints: v128, axes: bool, turn: i32): void {
  const finish = finishOf(material);
  if (finish.kind == FinishKind.Color) {
    const color = finish.color;
    ownRed = splat(xOf(color));
    ownGreen = splat(yOf(color));
    ownBlue = splat(zOf(color));
    ownGlazed = splat(wOf(color));
    return;
  }
  const all = i32x4.splat(-1);
  finishOfFour(
    finish,
    coordinatesOfFour(places),
    coordinatesOfFour(i32x4.shr_u(places, 16)),
    axes ? v128.and(prints, lowBytes()) : i32x4.shr_u(prints, 24),
    axes ? axisOfFour(prints, 8, all) : splat(0),
    axes ? axisOfFour(prints, 16, all) : splat(0),
    turn,
  );
  ownRed = finishRed;
  ownGreen = finishGreen;
  ownBlue = finishBlue;
  ownGlazed = finishGlazed;
}
