/** Memory layout of light per cell. A cell is a square of 4 x 4 pixels. */

/** Shares of light: one float per order (met once, twice, more often) and editable surface, then the total. */
export const ORDER_BYTES: usize = 36;
export const SHARE_TOTAL: usize = 108;
export const SHARE_BYTES: i32 = 112;

/** Unfiltered light of a cell: direct light, indirect light, shares. */
export const LIGHT_DIRECT: usize = 0;
export const LIGHT_INDIRECT: usize = 16;
export const LIGHT_SHARES: usize = 32;
export const LIGHT_BYTES: usize = 144;

/** Bytes per cell and layer in a hot view: one byte per share, padded. */
export const PACKED_SHARES: usize = 28;

export namespace Layer {
  export const Surface: i32 = 0;
  export const Reflected: i32 = 1;
  export const Glossy: i32 = 2;
}
export const LAYERS: i32 = 3;
