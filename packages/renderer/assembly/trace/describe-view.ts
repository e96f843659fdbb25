/** Entry points by which the host fills in a view. */
import { cross, normalize, scale, sub, vec } from "../math/vec";
import { LAYERS, LIGHT_BYTES, PACKED_SHARES, SHARE_BYTES } from "../memory/light-cells";
import { SampleRecord, SurfacePoint } from "../memory/samples";
import { LOW, View } from "../memory/view";

export function viewBytes(): i32 {
  return offsetof<View>();
}
export function recordBytes(): i32 {
  return offsetof<SampleRecord>();
}
export function pointBytes(): i32 {
  return offsetof<SurfacePoint>();
}
export function lightCellBytes(): i32 {
  return LAYERS * LIGHT_BYTES;
}
export function sharesBytes(): i32 {
  return LAYERS * PACKED_SHARES;
}
export function softSharesBytes(): i32 {
  return 2 * SHARE_BYTES;
}

/**
 * Sets camera and size. `tangent` is the tangent of half the horizontal field of view. An `upright` camera has a shifted lens: its picture
 * plane is vertical and the target is in the middle of the picture.
 */
export function describeView(
  block: usize,
  materials: usize,
  width: i32,
  height: i32,
  px: f32,
  py: f32,
  pz: f32,
  tx: f32,
  ty: f32,
  tz: f32,
  tangent: f32,
  upright: bool,
): void {
  const v = changetype<View>(block);
  v.materials = materials;
  v.width = width;
  v.height = height;
  v.lowWidth = (width + LOW - 1) / LOW;
  v.lowHeight = (height + LOW - 1) / LOW;
  v.eye = vec(px, py, pz);
  v.forward = normalize(sub(vec(tx, ty, tz), v.eye));
  const steep = abs<f32>(f32x4.extract_lane(v.forward, 2)) > <f32>0.999;
  const right = normalize(cross(v.forward, steep ? vec(0, 1, 0) : vec(0, 0, 1)));
  v.right = scale(right, tangent);
  let up = cross(right, v.forward);
  if (upright && !steep) {
    up = vec(0, 0, 1);
    const z = f32x4.extract_lane(v.forward, 2);
    v.forward = scale(v.forward, <f32>1 / sqrt<f32>(1 - z * z));
  }
  v.up = scale(up, (tangent * <f32>height) / <f32>width);
  v.pixelAngle = (2 * tangent) / <f32>width;
  v.edgeCount = 0;
}

/** Sets the tables that the view keeps while it is hot. */
export function describeHotView(
  block: usize,
  packedRows: usize,
  edgePixels: usize,
  edgeCapacity: i32,
  shares: usize,
): void {
  const v = changetype<View>(block);
  v.packed = 0;
  v.packedRows = packedRows;
  v.edgePixels = edgePixels;
  v.edgeCapacity = edgeCapacity;
  v.shares = shares;
}

/** Sets the memory for packed samples, once their size is measured. */
export function describePacked(block: usize, packed: usize): void {
  changetype<View>(block).packed = packed;
}

/** Sets the tables that are needed only while the view is solved. */
export function describeSolve(
  block: usize,
  records: usize,
  points: usize,
  lowPoints: usize,
  rawLight: usize,
  softShares: usize,
  planes: usize,
  light: usize,
  refine: usize,
): void {
  const v = changetype<View>(block);
  v.records = records;
  v.points = points;
  v.lowPoints = lowPoints;
  v.rawLight = rawLight;
  v.softShares = softShares;
  v.planes = planes;
  v.light = light;
  v.refine = refine;
}
