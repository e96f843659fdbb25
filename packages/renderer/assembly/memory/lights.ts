/** Lamps and windows of a scene, as triangles that shine. */

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
