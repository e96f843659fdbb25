import type { CameraPosition } from "@showroom/domain/render/render-request";
import { boundsOf, type Bounds } from "./mesh/solid.ts";
import { add, clamp, cross, dot, normalize, scale, sub, type Vec3 } from "./mesh/vec.ts";
import type { SceneCamera } from "./mesh-format.ts";
import type { RoomPlan } from "./room/plan.ts";
import type { PlacedFixture } from "./room/place-fixtures.ts";
import { slotsOf, type SlotName } from "./room/slots.ts";
import { placeOn } from "./room/wall-frame.ts";

interface Look {
  /** What the camera looks at; the first one that is in the room. */
  readonly items: readonly SlotName[];
  /** What else should be in the picture, when present. */
  readonly beside?: readonly SlotName[];
  /** From the item to the camera, in the item's wall frame: right, out of the wall, up. */
  readonly from: Vec3;
  /** Share of the frame that the item fills. */
  readonly fill: number;
}

const LOOKS: Readonly<Record<Exclude<CameraPosition, "front">, Look>> = {
  toilet: { items: ["toilet"], beside: ["control-plate"], from: [-0.5, 1, 0.3], fill: 0.74 },
  "control-plate": { items: ["control-plate"], from: [-0.28, 1, 0.16], fill: 0.46 },
  cabinet: { items: ["basin-cabinet", "basin", "fountain"], beside: ["basin-tap", "mirror"], from: [0.55, 1, 0.16], fill: 0.84 },
  taps: { items: ["basin-tap", "fountain-tap", "shower-tap"], from: [0.62, 1, 0.42], fill: 0.42 },
  basin: { items: ["basin", "basin-cabinet", "fountain"], beside: ["basin-tap"], from: [0.42, 1, 0.75], fill: 0.8 },
  siphon: { items: ["siphon", "basin", "basin-cabinet", "fountain"], from: [0.6, 1, -0.02], fill: 0.42 },
  radiator: { items: ["radiator"], from: [0.66, 1, 0.06], fill: 0.78 },
  "shower-screen": { items: ["shower-screen"], from: [1, 0.62, 0.1], fill: 0.86 },
  "rain-shower": { items: ["rain-shower"], from: [0.5, 1, -0.34], fill: 0.5 },
  "shower-gutter": { items: ["shower-gutter"], from: [0.3, 1, 0.85], fill: 0.66 },
  bath: { items: ["bath"], beside: ["bath-tap"], from: [-0.35, 1, 0.52], fill: 0.86 },
  "bath-taps": { items: ["bath-tap"], from: [-0.55, 1, 0.34], fill: 0.42 },
  "bath-drain": { items: ["bath-drain"], from: [-0.3, 1, 1.0], fill: 0.5 },
  fountain: { items: ["fountain", "basin", "basin-cabinet"], beside: ["fountain-tap", "siphon"], from: [0.5, 1, 0.35], fill: 0.6 },
};

/** Where the camera stands for a picture of the given width to height ratio. */
export function cameraFor(plan: RoomPlan, position: CameraPosition, aspect: number, fixtures: readonly PlacedFixture[]): SceneCamera {
  if (position === "front") return frontCamera(plan, aspect);
  const look = LOOKS[position];
  const item = look.items.map((name) => fixtures.find((fixture) => fixture.slot === name)).find((fixture) => fixture !== undefined);
  const spot = item?.spot ?? look.items.map((name) => slotsOf(plan)[name]).find((slot) => slot !== undefined);
  if (spot === undefined) return frontCamera(plan, aspect);
  const place = placeOn(plan, spot);
  const [right, out, up] = look.from;
  const direction = normalize(sub(place([right, -out, up]), place([0, 0, 0])));
  const boxes = [item, ...(look.beside ?? []).map((name) => fixtures.find((fixture) => fixture.slot === name))].flatMap((fixture) => (fixture === undefined ? [] : [fixture.bounds]));
  const bounds = boxes.length > 0 ? union(boxes) : around(place([0, -0.15, 0]), 0.3);
  return frameBounds(bounds, direction, aspect, look.fill);
}

/** The whole room from the side of its door, which the camera sees through. */
function frontCamera(plan: RoomPlan, aspect: number): SceneCamera {
  const portrait = aspect < 1.2;
  const eye = portrait ? 1.32 : 1.38;
  const back = portrait ? clamp(plan.width * 0.95, 0.8, 2) : 0.42;
  const halfWidth = plan.width / 2;
  const across = portrait ? 0.98 * halfWidth : halfWidth * 0.9;
  const horizontalFov = clamp((2 * Math.atan(across / back) * 180) / Math.PI, 40, plan.type === "Toilet" ? 62 : aspect > 1.2 ? 82 : 66);
  const x = plan.type === "Toilet" ? plan.width * 0.52 : plan.width * 0.54;
  const down = plan.type === "Toilet" ? 0.22 : 0.17;
  const aim: Vec3 = [plan.type === "Toilet" ? plan.width * 0.5 : plan.width * 0.5, plan.depth, 0];
  return { position: [x, -back, eye], target: [aim[0], aim[1], eye - down * (plan.depth + back)], horizontalFov };
}

const FOV = 38;

/** A camera that looks at a box from a direction and stands just far enough for it to fill `fill` of the frame. */
export function frameBounds(bounds: Bounds, direction: Vec3, aspect: number, fill: number, horizontalFov = aspect < 1 ? FOV * 0.85 : FOV): SceneCamera {
  const center = scale(add(bounds.min, bounds.max), 0.5);
  const forward = scale(direction, -1);
  const right = normalize(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  const tanX = Math.tan((horizontalFov * Math.PI) / 360);
  const tanY = tanX / aspect;
  let distance = 0;
  for (const corner of cornersOf(bounds)) {
    const offset = sub(corner, center);
    const nearer = dot(offset, direction);
    distance = Math.max(distance, nearer + Math.abs(dot(offset, right)) / (tanX * fill), nearer + Math.abs(dot(offset, up)) / (tanY * fill));
  }
  return { position: add(center, scale(direction, Math.max(distance, 0.35))), target: center, horizontalFov };
}

export function cornersOf({ min, max }: Bounds): readonly Vec3[] {
  return [min[0], max[0]].flatMap((x) => [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec3 => [x, y, z])));
}

const union = (boxes: readonly Bounds[]): Bounds => boundsOf(boxes.flatMap((one) => [one.min, one.max]));

const around = (center: Vec3, half: number): Bounds => ({ min: sub(center, [half, half, half]), max: add(center, [half, half, half]) });
