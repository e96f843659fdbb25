/** Tells which tile a finish has at a place. Tests compare it with drawings of the same tiles. */
import { splat } from "../math/vec";
import { Finish } from "../memory/palette";
import { findTiles, placeX, placeY, tileSeed } from "../compose/tiling";

/** Kernel: writes the place within the module, metres, and the number of the tile at (u, v): two f32 and an i32. */
export function findTile(table: usize, index: i32, u: f32, v: f32, result: usize): void {
  findTiles(changetype<Finish>(table + <usize>index * offsetof<Finish>()), splat(u), splat(v));
  store<f32>(result, f32x4.extract_lane(placeX, 0));
  store<f32>(result, f32x4.extract_lane(placeY, 0), 4);
  store<i32>(result, i32x4.extract_lane(tileSeed, 0), 8);
}
