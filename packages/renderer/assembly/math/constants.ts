/**
 * Constant vectors that composing needs for every group of four pixels. They are loaded from memory, which takes one instruction each.
 * Written as literals, V8 would build each of them from three to five instructions at every use.
 */

const ALIGNED: i32 = 16;

const ONES_AT = memory.data<f32>([1, 1, 1, 1], ALIGNED);
const HALVES_AT = memory.data<f32>([0.5, 0.5, 0.5, 0.5], ALIGNED);
const SIXTEENTHS_AT = memory.data<f32>([0.0625, 0.0625, 0.0625, 0.0625], ALIGNED);
const LOW_BYTES_AT = memory.data<i32>([255, 255, 255, 255], ALIGNED);
const EVEN_TURN_AT = memory.data<f32>([0.125, 0.625, 0.375, 0.875], ALIGNED);
const ODD_TURN_AT = memory.data<f32>([0.625, 0.375, 0.875, 0.125], ALIGNED);
const BEFORE_AT = memory.data<f32>([0.5, 0.25, 0, 0], ALIGNED);
const HERE_AT = memory.data<f32>([0.5, 0.75, 1, 0.75], ALIGNED);
const AFTER_AT = memory.data<f32>([0, 0, 0, 0.25], ALIGNED);

@inline
export function ones(): v128 {
  return v128.load(ONES_AT);
}
@inline
export function halves(): v128 {
  return v128.load(HALVES_AT);
}
@inline
export function sixteenths(): v128 {
  return v128.load(SIXTEENTHS_AT);
}
/** 255 in each lane. */
@inline
export function lowBytes(): v128 {
  return v128.load(LOW_BYTES_AT);
}
/** Dither thresholds of four neighbouring pixels, for even rows and for odd rows. */
@inline
export function evenTurn(): v128 {
  return v128.load(EVEN_TURN_AT);
}
@inline
export function oddTurn(): v128 {
  return v128.load(ODD_TURN_AT);
}
/** Interpolation weights of the cell before, at and after a group of four pixels, one lane per pixel. */
@inline
export function partsBefore(): v128 {
  return v128.load(BEFORE_AT);
}
@inline
export function partsHere(): v128 {
  return v128.load(HERE_AT);
}
@inline
export function partsAfter(): v128 {
  return v128.load(AFTER_AT);
}
