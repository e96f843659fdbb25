/** A camera's picture, and the tables that belong to it. */

@unmanaged
export class View {
  width: i32;
  height: i32;
  lowWidth: i32;
  lowHeight: i32;
  eye: v128;
  forward: v128;
  right: v128;
  up: v128;
  pixelAngle: f32;
  edgeCount: i32;
  edgeCapacity: i32;
  materials: usize;
  /** Kept while the view is hot: packed samples, and where those of each row begin among them. */
  packed: usize;
  packedRows: usize;
  edgePixels: usize;
  shares: usize;
  /** Kept while the view is being solved: one record and one point per sample, and per quarter-resolution cell. */
  records: usize;
  points: usize;
  lowPoints: usize;
  /** Unfiltered light, LIGHT_BYTES per cell and layer. */
  rawLight: usize;
  /** Two tables of shares, between one filter pass and the next. */
  softShares: usize;
  /** What lies where and its light, as planes of single numbers; see planes.ts. */
  planes: usize;
  /** Filtered light, one v128 per cell and layer. */
  light: usize;
  /** One byte per sample: 1 where the quarter-resolution light does not fit. */
  refine: usize;
}

/** Every how many pixels, in both directions, light is solved. */
export const LOW: i32 = 4;
