/** Memory layout of the bounding volume hierarchy with four children per node. */

/** Node: low x, y, z of four boxes, high x, y, z of four boxes, four child references. */
export const NODE_BYTES: i32 = 128;
export const NODE_CHILDREN: usize = 96;
/** Leaf: corner, first edge and second edge of four triangles (x, y, z each), four triangle numbers. */
export const LEAF_BYTES: i32 = 160;
export const LEAF_TRIANGLES: usize = 144;
/** A child reference is a node number, the bitwise complement of a leaf number, or this value. */
export const NO_CHILD: i32 = 0x7fffffff;
