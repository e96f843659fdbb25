/** Whether four neighbouring cells lie on one flat surface. */
@unmanaged
export class FlatQuad {
  /** Lanes 0 to 2: the common normal. Lane 3, as bits: the common mesh, 0 if there is no common flat surface, or UNKNOWN. */
  surface: v128;
}
