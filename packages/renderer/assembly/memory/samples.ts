/** What is known of a sample: its surfaces while the view is solved, and the record from which pictures are composed. */

/** A pixel's or edge sample's surfaces, needed only while a view is being solved. */
@unmanaged
export class SurfacePoint {
  /** Lane 3: width of the pixel's cone there, metres. */
  position: v128;
  /** Lane 3, as bits: mesh of A in the low half, of B in the high half, each plus one. */
  normal: v128;
  /** Position of the reflected surface B. Lane 3, as bits: packed throughput to A. */
  reflectedPosition: v128;
  /** Normal of B. Lane 3, as bits: packed throughput to B. */
  reflectedNormal: v128;
}

/** What composites need of a sample: everything but the colours of the editable surfaces. Hot views keep it packed. */
@unmanaged
export class SampleRecord {
  /** material A 8 | material B 8 | reflectance 8 | anchor A 3 | anchor B 3 | coated 1 | glossy 1. */
  head: u32;
  /** Surface coordinates of A, 1/8192 m, u low. */
  uv: u32;
  /** Footprint A: log width 8 | long axis u 8 | long axis v 8 | log width of B 8. */
  footprint: u32;
  /** Light leaving A per unit albedo; emitted light where A is a lamp. */
  light: u32;
  reflectedUv: u32;
  reflectedLight: u32;
}

/** Bits of a record's head. */
export const COATED: u32 = 1 << 30;
export const GLOSSY: u32 = 1 << 31;

/** Material numbers with a meaning of their own in a record. */
export const MATERIAL_NONE: u32 = 255;
export const MATERIAL_EMISSION: u32 = 254;

/** Anchor of a sample: one of the four surrounding cells, or all of them by distance. */
export const ANCHOR_ALL: u32 = 4;

/** First bits of a record's anchors. */
export const ANCHOR_A: u32 = 24;
export const ANCHOR_B: u32 = 27;

@inline
export function meshIn(point: SurfacePoint, reflected: bool): u32 {
  const meshes = <u32>i32x4.extract_lane(point.normal, 3);
  return reflected ? meshes >> 16 : meshes & 0xffff;
}
