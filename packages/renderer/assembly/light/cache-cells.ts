/** The hash table of the radiance cache. A cell is a cube of 10 cm and one of six directions. */
import { hash, random } from "../math/random";
import { add, scale, splat, xOf, yOf, zOf } from "../math/vec";
import { scene } from "../memory/bound";
import { LIGHT_BYTES } from "../memory/light-cells";

const CELLS_PER_METRE: f32 = 10;
export const CELL_COUNT: u32 = 1 << 16;
/** Cell: key, number of points, 8 unused bytes, then light and shares as in memory/light-cells.ts. */
export const CELL_HEADER: usize = 16;
export const CELL_BYTES: usize = CELL_HEADER + LIGHT_BYTES;

@inline
export function cellKey(p: v128, n: v128): u32 {
  const x = <u32>(<i32>(xOf(p) * CELLS_PER_METRE + 64)) & 255;
  const y = <u32>(<i32>(yOf(p) * CELLS_PER_METRE + 64)) & 255;
  const z = <u32>(<i32>(zOf(p) * CELLS_PER_METRE + 64)) & 127;
  const ax = abs<f32>(xOf(n));
  const ay = abs<f32>(yOf(n));
  const az = abs<f32>(zOf(n));
  let side: u32;
  if (ax > ay && ax > az) side = xOf(n) > 0 ? 0 : 1;
  else if (ay > az) side = yOf(n) > 0 ? 2 : 3;
  else side = zOf(n) > 0 ? 4 : 5;
  return x | (y << 8) | (z << 16) | (side << 24) | 0x80000000;
}

/** Address of the cell with this key, or 0. With `insert`, adds a missing cell if there is room. */
export function findCell(key: u32, insert: bool): usize {
  let slot = hash(key) & (CELL_COUNT - 1);
  for (let tries = 0; tries < 64; tries++) {
    const cell = scene.cells + <usize>slot * CELL_BYTES;
    const held = load<u32>(cell);
    if (held == key) return cell;
    if (held == 0) {
      if (!insert) return 0;
      store<u32>(cell, key);
      return cell;
    }
    slot = (slot + 1) & (CELL_COUNT - 1);
  }
  return 0;
}

/**
 * Light of the cell at a position: all light in LIGHT_DIRECT, then shares; 0 if there is no cell. The position is moved at random along the
 * surface, which hides the borders of cells.
 */
export function lookUp(position: v128, facet: v128, sideways: v128, upward: v128): usize {
  const jitter: f32 = <f32>0.8 / CELLS_PER_METRE;
  for (let tries = 0; tries < 3; tries++) {
    const moved = add(
      position,
      add(scale(sideways, (random() - <f32>0.5) * jitter), scale(upward, (random() - <f32>0.5) * jitter)),
    );
    const cell = findCell(cellKey(moved, facet), false);
    if (cell != 0) return cell + CELL_HEADER;
  }
  const cell = findCell(cellKey(position, facet), false);
  return cell == 0 ? 0 : cell + CELL_HEADER;
}

/** Sides of cells on the left, right and back walls. Nobody sees the front wall, before which the camera stands. */
const LEFT_WALL: u32 = 0;
const RIGHT_WALL: u32 = 1;
const BACK_WALL: u32 = 3;
/**
 * Kernel: writes the mean light on the walls, weighted by points; in a scene without walls, the mean of all light. Exposure and white balance
 * follow from it.
 */
export function wallLight(target: usize): void {
  let sum = splat(0);
  let weight: f32 = 0;
  let wallSum = splat(0);
  let wallWeight: f32 = 0;
  for (let i: u32 = 0; i < CELL_COUNT; i++) {
    const cell = scene.cells + <usize>i * CELL_BYTES;
    const key = load<u32>(cell);
    if (key == 0) continue;
    const points = load<f32>(cell, 4);
    const light = scale(v128.load(cell + CELL_HEADER), points);
    sum = add(sum, light);
    weight += points;
    if (!isWall((key >> 24) & 7)) continue;
    wallSum = add(wallSum, light);
    wallWeight += points;
  }
  const mean = wallWeight > 0 ? scale(wallSum, <f32>1 / wallWeight) : scale(sum, <f32>1 / max<f32>(1, weight));
  v128.store(target, mean);
}

@inline
function isWall(side: u32): bool {
  return side == LEFT_WALL || side == RIGHT_WALL || side == BACK_WALL;
}
