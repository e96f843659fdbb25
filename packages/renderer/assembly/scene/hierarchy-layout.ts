/** The 4-wide bounding volume hierarchy in memory. */

/** Node: low x,y,z of four children, high x,y,z, then four child references. */
export const NODE_BYTES: i32 = 128;
export const NODE_CHILDREN: usize = 96;
/** Leaf: corner, first and second edge of four triangles (x,y,z each), then four triangle numbers. */
export const LEAF_BYTES: i32 = 160;
export const LEAF_TRIANGLES: usize = 144;
/** A child reference: a node number, or the complement of a leaf number, or this. */
export const NO_CHILD: i32 = 0x7fffffff;
