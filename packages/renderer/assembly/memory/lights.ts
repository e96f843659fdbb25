/** Light sources of a scene: lamps and windows, as meshes of emitting triangles. */

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
  /** Sum of the shares up to and including this light. */
  cumulative: f32;
  unused: f32;
}

/** A lamp or window: all lights (triangles) of one mesh. */
@unmanaged
export class Lamp {
  center: v128;
  /** Radius of the sphere around the centre that encloses the lamp, metres. */
  radius: f32;
  /** Share of the power of all lights. */
  probability: f32;
  /** Numbers of its first and last light. */
  first: i32;
  last: i32;
}
