/** A view: camera, size, and the tables that belong to it. */

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
  /** Kept while the view is hot: packed samples, and the offset of each row in them. */
  packed: usize;
  packedRows: usize;
  edgePixels: usize;
  shares: usize;
  /** Needed while the view is solved: one record and one point per sample, and one point per cell. */
  records: usize;
  points: usize;
  lowPoints: usize;
  /** Unfiltered light, LIGHT_BYTES per cell and layer. */
  rawLight: usize;
  /** Two tables of shares, source and target of a filter pass. */
  softShares: usize;
  /** Geometry and light of the cells as planes of single numbers; see light/planes.ts. */
  planes: usize;
  /** Filtered light, one v128 per cell and layer. */
  light: usize;
  /** One byte per sample: 1 if light from the cells is not good enough and the sample is traced by itself. */
  refine: usize;
}

/** Pixels per side of a cell. */
export const LOW: i32 = 4;
/** Cells in a row of the widest picture: 4096 pixels. The host refuses wider ones. */
export const WIDEST_ROW: i32 = 1024;
