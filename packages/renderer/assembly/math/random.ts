/** Hashes and random numbers. The state belongs to one instance of the module, so threads do not share it. */

let randomState: u32 = 1;

@inline
export function hash(value: u32): u32 {
  let x = value;
  x ^= x >> 16;
  x *= 0x7feb352d;
  x ^= x >> 15;
  x *= 0x846ca68b;
  return x ^ (x >> 16);
}

/** `hash` of four numbers. */
@inline
export function hashOfFour(value: v128): v128 {
  let x = v128.xor(value, i32x4.shr_u(value, 16));
  x = i32x4.mul(x, i32x4.splat(0x7feb352d));
  x = v128.xor(x, i32x4.shr_u(x, 15));
  x = i32x4.mul(x, i32x4.splat(0x846ca68b));
  return v128.xor(x, i32x4.shr_u(x, 16));
}

@inline
export function seedRandom(seed: u32): void {
  randomState = hash(seed);
}

/** The next number of the PCG sequence, in [0,1). */
@inline
export function random(): f32 {
  randomState = randomState * 747796405 + 2891336453;
  const s = randomState;
  const w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737;
  return <f32>(((w >> 22) ^ w) >> 8) * <f32>(1.0 / 16777216.0);
}

/** A number in [0,1) from a seed. */
@inline
export function hashUnit(seed: u32): f32 {
  return <f32>(hash(seed) >> 8) * <f32>(1.0 / 16777216.0);
}

@inline
export function fraction(x: f32): f32 {
  return x - floor<f32>(x);
}
