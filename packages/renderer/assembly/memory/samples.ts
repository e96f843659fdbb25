/** Memory layout of samples. A sample is a pixel, or one of the four samples of an edge pixel. */

/**
 * The surfaces that a sample shows: A, seen through mirrors and glass, and B, seen in the reflection of A. Needed only while a view is being
 * solved.
 */
@unmanaged
export class SurfacePoint {
  /** Position of A. Lane 3: width of the pixel's cone there, metres. */
  position: v128;
  /** Normal of A. Lane 3, as bits: mesh number plus one, of A in the low 16 bits and of B in the high 16 bits; 0 for no surface. */
  normal: v128;
  /** Position of B. Lane 3, as bits: packed throughput from A to the camera. */
  reflectedPosition: v128;
  /** Normal of B; for a glossy A the direction of the camera ray. Lane 3, as bits: packed throughput from B to the camera. */
  reflectedNormal: v128;
}

/** What composing needs of a sample: everything but the colours of the editable surfaces. A hot view keeps it packed. */
@unmanaged
export class SampleRecord {
  /** Bits, lowest first: material of A 8, material of B 8, reflectance 8, anchor of A 3, anchor of B 3, coated 1, glossy 1. */
  head: u32;
  /** Surface coordinates of A in 1/8192 m, u in the low 16 bits. */
  uv: u32;
  /** Bits, lowest first: log2 of the footprint's width on A 8, its long axis in u 8 and in v 8, log2 of the width on B 8. */
  footprint: u32;
  /** Light leaving A per unit of albedo; emitted light where A is a lamp. */
  light: u32;
  reflectedUv: u32;
  reflectedLight: u32;
}

/** Flags in a record's head. */
export const COATED: u32 = 1 << 30;
export const GLOSSY: u32 = 1 << 31;

/** Special material numbers in a record: no surface, and a light source. */
export const MATERIAL_NONE: u32 = 255;
export const MATERIAL_EMISSION: u32 = 254;

/** Anchor of a sample: 0 to 3 for the surrounding cell that its light comes from, or this value for all four by distance. */
export const ANCHOR_ALL: u32 = 4;

/** Position of the anchors in a record's head. */
export const ANCHOR_A: u32 = 24;
export const ANCHOR_B: u32 = 27;

@inline
export function meshIn(point: SurfacePoint, reflected: bool): u32 {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  return reflected ? meshes >> 16 : meshes & 0xffff;
}
