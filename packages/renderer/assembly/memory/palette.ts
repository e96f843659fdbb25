/** Colours and pictures that a composed picture wears. */

/** Colours of one composite. */
@unmanaged
export class Palette {
  /** Finish per material. */
  finishes: usize;
  /** Ratio of new to neutral albedo per surface (v128 x 10, surface 0 unused). */
  ratios: usize;
  /** Change of light: for every layer and channel, one float per cell. */
  factors: usize;
  /** Display curve: 4096 bytes over the square root of display-linear light. */
  curve: usize;
  /** Exposure and white balance. */
  gain: v128;
}

export namespace FinishKind {
  export const Color: i32 = 0;
  export const Tile: i32 = 1;
  export const Image: i32 = 2;
}

export namespace Pattern {
  export const Straight: i32 = 0;
  export const Staggered: i32 = 1;
  export const Herringbone: i32 = 2;
}

@unmanaged
export class Finish {
  kind: i32;
  pattern: i32;
  texture: usize;
  /** How many short sides make a long one, in herringbone. */
  ratio: i32;
  color: v128;
  grout: v128;
  groutWidth: f32;
  /** Of a tile with its grout, metres; of herringbone along the tile's own sides. */
  moduleWidth: f32;
  moduleHeight: f32;
  /** How many of them make a metre. */
  perWidth: f32;
  perHeight: f32;
  /** How much of the picture a metre of a face shows. */
  lookX: f32;
  lookY: f32;
  /** Whether the long side of a tile runs along x of its face. */
  isLying: i32;
  /** Which of the picture's smaller versions the finest footprint sees; below 0 when even the picture itself is too coarse. */
  detail: f32;
  /** Part of the picture that a face shows; the rest leaves room to shift it from tile to tile. 1 where faces join to a pattern. */
  shown: f32;
  /** A part in 255 of the room that leaves. */
  shift: f32;
  unused: i32;
}

/** A picture as square roots of linear light, RGBA8, with all its smaller versions. */
@unmanaged
export class Texture {
  width: i32;
  height: i32;
  levels: i32;
  unused: i32;
  mean: v128;
  /** Up to 16 levels follow, 16 bytes each; see texture.ts. */
  level0: usize;
}
