/**
 * What lies where in the shared memory. The host allocates every block; kernels see them through
 * these classes. Nothing here is garbage collected, and nothing is written by two threads at once
 * except by the row, cell or sample that a thread was given.
 */

export namespace MaterialKind {
  export const Diffuse: i32 = 0;
  export const Coat: i32 = 1;
  export const Metal: i32 = 2;
  export const Glass: i32 = 3;
  export const Light: i32 = 4;
}

/** Number of editable surfaces: the floor, and a lower and an upper band on each of four walls. */
export const SURFACE_COUNT: i32 = 9;

@unmanaged
export class Material {
  kind: i32;
  /** 1..9 for an editable surface, 0 for everything else. */
  surface: i32;
  /** Whether it may wear a picture, so that places on it matter. */
  isPictured: i32;
  unused1: i32;
  /** Albedo or radiance; neutral grey on an editable surface. */
  color: v128;
  roughness: f32;
  ior: f32;
  unused2: i32;
  unused3: i32;
}

@unmanaged
export class Light {
  corner: v128;
  edge1: v128;
  edge2: v128;
  normal: v128;
  radiance: v128;
  area: f32;
  /** Share of the power of all lights. */
  probability: f32;
  /** Upper end of that share in the cumulative distribution. */
  cumulative: f32;
  unused: f32;
}

/** A lamp or window: the triangles of one mesh. */
@unmanaged
export class Lamp {
  center: v128;
  /** Of a sphere around the centre that holds all of it. */
  radius: f32;
  /** Share of the power of all lights. */
  probability: f32;
  /** Its lights, one after the other. */
  first: i32;
  last: i32;
}

@unmanaged
export class Scene {
  triangleCount: i32;
  positions: usize;
  normals: usize;
  uvs: usize;
  triangleMaterial: usize;
  triangleMesh: usize;
  /** One vector per triangle: its own normal; lane 3, as bits: its material, and whether its corners' normals differ. */
  faces: usize;
  nodes: usize;
  leaves: usize;
  nodeCount: i32;
  leafCount: i32;
  /** Roots of the opaque and the glass hierarchy; NO_CHILD when there is none. */
  root: i32;
  glassRoot: i32;
  lights: usize;
  lightCount: i32;
  lamps: usize;
  lampCount: i32;
  areaCumulative: usize;
  areaTotal: f32;
  cells: usize;
}

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

/** A float per editable surface and order: share of light that met it once, twice, more; then the total. */
export const ORDER_BYTES: usize = 36;
export const SHARE_TOTAL: usize = 108;
export const SHARE_BYTES: i32 = 112;

/** Unfiltered light of a quarter-resolution cell: direct, indirect, shares. */
export const LIGHT_DIRECT: usize = 0;
export const LIGHT_INDIRECT: usize = 16;
export const LIGHT_SHARES: usize = 32;
export const LIGHT_BYTES: usize = 144;

/** Bytes per cell and layer that a hot view keeps: one byte per share, padded. */
export const PACKED_SHARES: usize = 28;

export namespace Layer {
  export const Surface: i32 = 0;
  export const Reflected: i32 = 1;
  export const Glossy: i32 = 2;
}
export const LAYERS: i32 = 3;

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

/** This instance's view of the job at hand; set by `bind` before every kernel call. */
export let scene: Scene = changetype<Scene>(0);
export let view: View = changetype<View>(0);
export let palette: Palette = changetype<Palette>(0);
/** Scratch memory of this thread alone. */
export let scratch: usize = 0;
export const SCRATCH_BYTES: i32 = 131072;

export function bindThread(memory: usize): void {
  scratch = memory;
}

export function bind(sceneBlock: usize, viewBlock: usize, paletteBlock: usize): void {
  scene = changetype<Scene>(sceneBlock);
  view = changetype<View>(viewBlock);
  palette = changetype<Palette>(paletteBlock);
}

@inline
export function materialAt(index: i32): Material {
  return changetype<Material>(view.materials + <usize>index * offsetof<Material>());
}

@inline
export function pointAt(index: i32): SurfacePoint {
  return changetype<SurfacePoint>(view.points + <usize>index * offsetof<SurfacePoint>());
}

@inline
export function lowPointAt(cell: i32): SurfacePoint {
  return changetype<SurfacePoint>(view.lowPoints + <usize>cell * offsetof<SurfacePoint>());
}

@inline
export function cellCount(): i32 {
  return view.lowWidth * view.lowHeight;
}

@inline
export function recordAt(index: i32): SampleRecord {
  return changetype<SampleRecord>(view.records + <usize>index * offsetof<SampleRecord>());
}
