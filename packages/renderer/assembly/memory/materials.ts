/** Materials of a scene, and the number of surfaces whose tiles can be changed. */

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
  /** Whether it may have a texture, so that surface coordinates are needed. */
  isPictured: i32;
  unused1: i32;
  /** Albedo or radiance; neutral grey on an editable surface. */
  color: v128;
  roughness: f32;
  ior: f32;
  unused2: i32;
  unused3: i32;
}
