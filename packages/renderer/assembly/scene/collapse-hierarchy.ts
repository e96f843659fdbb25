/** Turns the binary tree into the hierarchy with four children per node that rays traverse. */
import { scene } from "../memory/bound";
import { area, binaryAt, triangleAt } from "./binary-tree";
import { LEAF_BYTES, LEAF_TRIANGLES, NO_CHILD, NODE_BYTES, NODE_CHILDREN } from "./hierarchy-layout";

function makeLeaf(index: i32): i32 {
  const leafIndex = scene.leafCount++;
  const leaf = scene.leaves + <usize>leafIndex * LEAF_BYTES;
  const node = binaryAt(index);
  const first = load<i32>(node, 40);
  const count = load<i32>(node, 44);
  for (let j = 0; j < 4; j++) {
    const triangle = j < count ? triangleAt(first + j) : -1;
    const lane = leaf + ((<usize>j) << 2);
    const p = scene.positions + <usize>max<i32>(0, triangle) * 36;
    for (let axis: usize = 0; axis < 3; axis++) {
      const corner = load<f32>(p + (axis << 2));
      // An unused lane holds a degenerate triangle far away: its determinant is 0, so no ray hits it.
      store<f32>(lane + axis * 16, triangle < 0 ? <f32>1e18 : corner);
      store<f32>(lane + axis * 16, triangle < 0 ? 0 : load<f32>(p + (axis << 2), 12) - corner, 48);
      store<f32>(lane + axis * 16, triangle < 0 ? 0 : load<f32>(p + (axis << 2), 24) - corner, 96);
    }
    store<i32>(lane, triangle, LEAF_TRIANGLES);
  }
  return ~leafIndex;
}

/** Makes one node with up to four children from a binary node, by replacing its largest children by theirs. Returns its number. */
export function collapse(index: i32): i32 {
  const me = scene.nodeCount++;
  let c0 = index;
  let c1 = -1;
  let c2 = -1;
  let c3 = -1;
  if (load<i32>(binaryAt(index), 32) >= 0) {
    c0 = load<i32>(binaryAt(index), 32);
    c1 = load<i32>(binaryAt(index), 36);
    for (let used = 2; used < 4; used++) {
      let largest: f32 = -1;
      let pick = -1;
      for (let i = 0; i < used; i++) {
        const c = i == 0 ? c0 : i == 1 ? c1 : c2;
        const node = binaryAt(c);
        const a = area(v128.load(node), v128.load(node, 16));
        if (load<i32>(node, 32) >= 0 && a > largest) {
          largest = a;
          pick = i;
        }
      }
      if (pick < 0) break;
      const opened = binaryAt(pick == 0 ? c0 : pick == 1 ? c1 : c2);
      const left = load<i32>(opened, 32);
      const right = load<i32>(opened, 36);
      if (pick == 0) c0 = left;
      else if (pick == 1) c1 = left;
      else c2 = left;
      if (used == 2) c2 = right;
      else c3 = right;
    }
  }
  const node = scene.nodes + <usize>me * NODE_BYTES;
  for (let i = 0; i < 4; i++) {
    const c = i == 0 ? c0 : i == 1 ? c1 : i == 2 ? c2 : c3;
    const lane = node + ((<usize>i) << 2);
    for (let axis: usize = 0; axis < 3; axis++) {
      const at = binaryAt(max<i32>(0, c)) + (axis << 2);
      store<f32>(lane + axis * 16, c < 0 ? <f32>1e30 : load<f32>(at));
      store<f32>(lane + axis * 16, c < 0 ? <f32>-1e30 : load<f32>(at, 16), 48);
    }
    const child = c < 0 ? NO_CHILD : load<i32>(binaryAt(c), 32) < 0 ? makeLeaf(c) : collapse(c);
    store<i32>(lane, child, NODE_CHILDREN);
  }
  return me;
}
