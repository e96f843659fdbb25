/** The finishes of one composite: colours, tiles and textures, exposure and display curve. */

/** Colours of one composite. */
@unmanaged
export class Palette {
  /** One finish per material. */
  finishes: usize;
  /** Ratio of new to neutral albedo per surface: ten v128, surface 0 is unused. */
  ratios: usize;
  /** Factors by which light changes: for every layer and channel, one float per cell. */
  factors: usize;
  /** Tables of the display curve; see compose/display-curve.ts. */
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
  /** In herringbone: the long side divided by the short side, a whole number. */
  ratio: i32;
  color: v128;
  grout: v128;
  groutWidth: f32;
  /** Size of a tile with its grout, metres; in herringbone along the tile's own sides. */
  moduleWidth: f32;
  moduleHeight: f32;
  /** Modules per metre. */
  perWidth: f32;
  perHeight: f32;
  /** How much of the texture one metre of a tile face shows. */
  lookX: f32;
  lookY: f32;
  /** Whether the long side of a tile runs along x. */
  isLying: i32;
  /** Texture level (log2) for the smallest footprint; below 0 when level 0 is coarser than that. */
  detail: f32;
  /** Part of the texture that one face shows. The rest is room to vary it from tile to tile. */
  shown: f32;
  /** The room that `shown` leaves, divided by 255. */
  shift: f32;
  /** All bits set if tiles may be turned by half a turn, else 0. */
  turns: i32;
  /** Whether the texture is a slab that continues at its opposite side. Every face is a piece of it with its own offset. */
  wraps: bool;
  /** Half the number of faces of a slab, divided by 256. */
  pairsPerByte: f32;
  /** Largest random change of a tile's brightness, as a part of it. */
  shade: f32;
  unused: i32;
}

/** A texture as square roots of linear light, RGBA8, with all its smaller levels. */
@unmanaged
export class Texture {
  width: i32;
  height: i32;
  levels: i32;
  unused: i32;
  mean: v128;
  /** Descriptions of up to 16 levels follow, 16 bytes each; see compose/prepare-texture.ts. */
  level0: usize;
}
