/** The current four samples: one vector per field of their records. */
import { recordAt } from "../memory/bound";

/** Fields of the records, in their packed form. */
export let heads: v128 = i32x4.splat(0);
export let places: v128 = i32x4.splat(0);
export let footprints: v128 = i32x4.splat(0);
export let lights: v128 = i32x4.splat(0);
export let reflectedPlaces: v128 = i32x4.splat(0);
export let reflectedLights: v128 = i32x4.splat(0);

/** Sets all fields. */
@inline
export function holdFour(head: v128, place: v128, print: v128, light: v128, there: v128, reflected: v128): void {
  heads = head;
  places = place;
  footprints = print;
  lights = light;
  reflectedPlaces = there;
  reflectedLights = reflected;
}

/** Reads four samples of a view that is being solved. */
export function takeFour(first: i32, second: i32, third: i32, fourth: i32): void {
  const ra = changetype<usize>(recordAt(first));
  const rb = changetype<usize>(recordAt(second));
  const rc = changetype<usize>(recordAt(third));
  const rd = changetype<usize>(recordAt(fourth));
  const a = v128.load(ra);
  const b = v128.load(rb);
  const c = v128.load(rc);
  const d = v128.load(rd);
  const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<i32>(c, d, 0, 4, 1, 5);
  heads = v128.shuffle<i64>(ab, cd, 0, 2);
  places = v128.shuffle<i64>(ab, cd, 1, 3);
  const abLast = v128.shuffle<i32>(a, b, 2, 6, 3, 7);
  const cdLast = v128.shuffle<i32>(c, d, 2, 6, 3, 7);
  footprints = v128.shuffle<i64>(abLast, cdLast, 0, 2);
  lights = v128.shuffle<i64>(abLast, cdLast, 1, 3);
  const abBack = v128.shuffle<i32>(v128.load64_zero(ra, 16), v128.load64_zero(rb, 16), 0, 4, 1, 5);
  const cdBack = v128.shuffle<i32>(v128.load64_zero(rc, 16), v128.load64_zero(rd, 16), 0, 4, 1, 5);
  reflectedPlaces = v128.shuffle<i64>(abBack, cdBack, 0, 2);
  reflectedLights = v128.shuffle<i64>(abBack, cdBack, 1, 3);
}

/** Whether all four lanes are equal. */
@inline
export function isUniform(values: v128): bool {
  return i32x4.all_true(i32x4.eq(values, v128.shuffle<i32>(values, values, 0, 0, 0, 0)));
}
