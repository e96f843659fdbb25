/**
 * Vectors that composing needs for every four pixels. From memory each comes by one instruction; written out, the compiler that runs the
 * kernels puts each together anew, by three to five.
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

@inline export function ones(): v128 { return v128.load(ONES_AT); }
@inline export function halves(): v128 { return v128.load(HALVES_AT); }
@inline export function sixteenths(): v128 { return v128.load(SIXTEENTHS_AT); }
/** 255 in each lane. */
@inline export function lowBytes(): v128 { return v128.load(LOW_BYTES_AT); }
/** Thresholds of four pixels side by side, opposite ends beside one another: of every other row, and of those between. */
@inline export function evenTurn(): v128 { return v128.load(EVEN_TURN_AT); }
@inline export function oddTurn(): v128 { return v128.load(ODD_TURN_AT); }
/** Parts that the cells before, at and after four pixels have in each of them. */
@inline export function partsBefore(): v128 { return v128.load(BEFORE_AT); }
@inline export function partsHere(): v128 { return v128.load(HERE_AT); }
@inline export function partsAfter(): v128 { return v128.load(AFTER_AT); }
