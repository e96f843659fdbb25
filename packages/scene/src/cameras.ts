import { isPanoramaFace } from "@showroom/domain/render/panorama";
import type { CameraPosition, PanoramaFace } from "@showroom/domain/render/render-request";
import { isFloorTap } from "./fixtures/floor-tap.ts";
import { cornersOf, unionOf, type Bounds } from "./mesh/solid.ts";
import { add, clamp, cross, dot, normalize, scale, sub, type Vec3 } from "./mesh/vec.ts";
import { cornerRays, lensAxes } from "./lens.ts";
import type { SceneCamera } from "./mesh-format.ts";
import { panoramaCamera } from "./panorama-camera.ts";
import type { RoomPlan } from "./room/plan.ts";
import type { PlacedFixture } from "./room/place-fixtures.ts";
import type { SlotName } from "./room/slots.ts";
import { isMirrored } from "./room/turned-round.ts";
import { placeOn } from "./room/wall-frame.ts";
import { turnFromFront } from "./turn-from-front.ts";

interface Look {
  /** Fixtures that the camera may look at. It takes the first one that is in the room. */
  readonly items: readonly SlotName[];
  /** Other fixtures that should be in the picture, if present. */
  readonly beside?: readonly SlotName[];
  /** Direction from the item to the camera, in the item's wall frame: right, out of the wall, up. */
  readonly from: Vec3;
  /** Share of the frame that the item fills. */
  readonly fill: number;
}

const LOOKS: Readonly<Record<Exclude<CameraPosition, "front" | PanoramaFace>, Look>> = {
  toilet: { items: ["toilet"], beside: ["control-plate"], from: [-0.2, 1, 0.26], fill: 0.78 },
  "control-plate": { items: ["control-plate"], from: [-0.22, 1, 0.14], fill: 0.46 },
  cabinet: {
    items: ["basin-cabinet", "basin", "fountain"],
    beside: ["basin-tap", "mirror"],
    from: [0.42, 1, 0.12],
    fill: 0.86,
  },
  taps: { items: ["basin-tap", "fountain-tap", "shower-tap"], from: [0.62, 1, 0.42], fill: 0.42 },
  basin: { items: ["basin", "basin-cabinet", "fountain"], beside: ["basin-tap"], from: [0.4, 1, 0.62], fill: 0.84 },
  siphon: { items: ["siphon", "basin", "basin-cabinet", "fountain"], from: [0.5, 1, 0.06], fill: 0.5 },
  radiator: { items: ["radiator"], from: [1, 1, 0.12], fill: 0.84 },
  "shower-screen": { items: ["shower-screen"], from: [-1, 0.5, 0.08], fill: 0.9 },
  "rain-shower": {
    items: ["rain-shower", "shower-tap", "hand-shower"],
    beside: ["shower-tap", "hand-shower"],
    from: [1, 0.9, -0.06],
    fill: 0.9,
  },
  "shower-gutter": { items: ["shower-gutter"], from: [0.3, 1, 0.85], fill: 0.72 },
  bath: { items: ["bath"], beside: ["bath-tap"], from: [-0.2, 1, 0.58], fill: 0.9 },
  "bath-taps": { items: ["bath-tap"], from: [-0.5, 1, 0.34], fill: 0.44 },
  "bath-drain": { items: ["bath-drain"], from: [-0.25, 1, 1.5], fill: 0.7 },
  fountain: {
    items: ["fountain", "basin", "basin-cabinet"],
    beside: ["fountain-tap", "siphon"],
    from: [0.45, 1, 0.3],
    fill: 0.66,
  },
};

/** Directions in a toilet room, whose basin hangs on the left: the camera stands on the right, and for the basin in the doorway. */
const TOILET_ROOM_FROM: Readonly<Partial<Record<CameraPosition, Vec3>>> = {
  toilet: [0.16, 1, 0.3],
  "control-plate": [0.2, 1, 0.12],
  radiator: [0.2, 1, 0.02],
  fountain: [-0.66, 1, 0.32],
  cabinet: [-0.66, 1, 0.2],
  basin: [-0.66, 1, 0.52],
  taps: [-0.4, 1, 0.42],
  siphon: [-0.66, 1, 0.08],
};
/**
 * Exposure of a bathroom's pictures by the fixture that they look at: in its corner there is more or less light than in the room as a whole.
 * Measured, so that tiles in the light have the colour of their samples (see docs/pictures.md).
 */
const EXPOSURE_AT: Readonly<Partial<Record<SlotName, number>>> = {
  "basin-cabinet": 0.87,
  basin: 0.85,
  "basin-tap": 0.78,
  fountain: 0.85,
  toilet: 1.14,
  "shower-screen": 1.14,
  siphon: 1.8,
  "shower-gutter": 1.8,
};
/** Exposure of toilet rooms. Their one lamp raises the mean light and leaves the fixtures below it dark. */
const TOILET_EXPOSURE = 1.42;
/** Direction for a tap on the floor before the bath: from its side nothing hides it. */
const FLOOR_TAP_FROM: Vec3 = [-1.2, 0.7, 0.24];
/** Direction for a screen on a bath, which is perpendicular to the back wall with the room to its right. */
const OVER_BATH_FROM: Readonly<Partial<Record<CameraPosition, Vec3>>> = { "shower-screen": [0.7, 1, 0.1] };

/** Where the camera stands for a picture of the given width to height ratio. */
export function placeCamera(
  plan: RoomPlan,
  position: CameraPosition,
  aspect: number,
  fixtures: readonly PlacedFixture[],
): SceneCamera {
  if (position === "front") return frontCamera(plan, aspect);
  if (isPanoramaFace(position)) {
    const camera = panoramaCamera(plan, position, fixtures);
    return plan.type === "Toilet" ? { ...camera, exposure: TOILET_EXPOSURE } : camera;
  }
  const look = LOOKS[position];
  const item = look.items
    .map((name) => fixtures.find((fixture) => fixture.slot === name))
    .find((fixture) => fixture !== undefined);
  // Without its item the camera would show a bare corner, so the whole room is shown.
  if (item === undefined) return frontCamera(plan, aspect);
  const place = placeOn(plan, item.spot);
  const [right, out, up] = isFloorTap(item.model) ? FLOOR_TAP_FROM : directionOf(plan, position, look);
  const direction = normalize(sub(place([handOf(plan, item) * right, -out, up]), place([0, 0, 0])));
  const main = item.bounds;
  const beside = (look.beside ?? []).flatMap((name) =>
    fixtures.filter((fixture) => fixture.slot === name).map((fixture) => fixture.bounds),
  );
  const frame = (bounds: Bounds): SceneCamera =>
    stayInside(plan, frameBounds(bounds, direction, aspect, look.fill), bounds, aspect, look.fill);
  const wide = frame(unionOf([main, ...beside]));
  const camera = turnFromFront(plan, wide.horizontalFov < WIDEST ? wide : frame(main), aspect, main);
  if (plan.type === "Toilet") return { ...camera, exposure: TOILET_EXPOSURE };
  const exposure = plan.type === "Bathroom" ? EXPOSURE_AT[item.slot] : undefined;
  return exposure === undefined ? camera : { ...camera, exposure };
}

/** The side wall of fixtures that do not hang on the right one in the usual layout. */
const USUALLY_LEFT: ReadonlySet<SlotName> = new Set(["bath", "bath-tap", "bath-drain", "shower-screen"]);

/** -1 where a fixture stands in the mirror image of its usual place, so that the camera does too. */
function handOf(plan: RoomPlan, { spot: { wall }, slot }: PlacedFixture): 1 | -1 {
  const usual = plan.type === "Toilet" ? !isMirrored(plan) : isUsual(plan, wall, slot);
  return usual ? 1 : -1;
}

function isUsual(plan: RoomPlan, wall: PlacedFixture["spot"]["wall"], slot: SlotName): boolean {
  if (wall === "back" || wall === "front") return !isMirrored(plan);
  return wall === (USUALLY_LEFT.has(slot) ? "left" : "right");
}

/** Widest lens, degrees. A wider one distorts too much. */
const WIDEST = 78;

function directionOf(plan: RoomPlan, position: keyof typeof LOOKS, look: Look): Vec3 {
  if (plan.type === "Toilet") return TOILET_ROOM_FROM[position] ?? look.from;
  return (plan.showerOverBath ? OVER_BATH_FROM[position] : undefined) ?? look.from;
}

/** Range around the plane of the front wall in which a camera must not stand, metres: it would see the wall and its door edge-on, as dashed lines. */
const BESIDE_FRONT_WALL = { before: -0.04, behind: 0.1 } as const;

/** Moves the camera forward until it is in the room or before its door, and widens its lens to compensate. */
function stayInside(plan: RoomPlan, camera: SceneCamera, bounds: Bounds, aspect: number, fill: number): SceneCamera {
  const low: Vec3 = [0.08, -0.6, 0.12];
  const high: Vec3 = [plan.width - 0.08, plan.depth - 0.08, plan.height - 0.1];
  const back = sub(camera.position, camera.target);
  let share = 1;
  for (const axis of [0, 1, 2] as const) {
    const limit = back[axis] > 0 ? high[axis] : low[axis];
    if (back[axis] !== 0) share = Math.min(share, Math.max((limit - camera.target[axis]) / back[axis], 0.1));
  }
  const y = camera.target[1] + share * back[1];
  if (back[1] < 0 && y > BESIDE_FRONT_WALL.before && y < BESIDE_FRONT_WALL.behind)
    share = Math.max((BESIDE_FRONT_WALL.behind - camera.target[1]) / back[1], 0.1);
  if (share === 1 && camera.position[1] >= 0) return camera;
  const position = add(camera.target, scale(back, share));
  const limit = position[1] < 0 ? widestThrough(plan, { position, target: camera.target }, aspect, WIDEST) : WIDEST;
  return {
    ...camera,
    position,
    horizontalFov: Math.min(limit, fovToSee(bounds, position, camera.target, aspect) / fill),
  };
}

/** The narrowest lens that shows all of a box, degrees. */
function fovToSee(bounds: Bounds, position: Vec3, target: Vec3, aspect: number): number {
  const forward = normalize(sub(target, position));
  const right = normalize(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  let tan = 0;
  for (const corner of cornersOf(bounds)) {
    const offset = sub(corner, position);
    const depth = Math.max(dot(offset, forward), 0.05);
    tan = Math.max(tan, Math.abs(dot(offset, right)) / depth, (Math.abs(dot(offset, up)) / depth) * aspect);
  }
  return (2 * Math.atan(tan) * 180) / Math.PI;
}

/** The whole room, seen from outside through its front wall. */
function frontCamera(plan: RoomPlan, aspect: number): SceneCamera {
  const small = plan.type === "Toilet";
  const eye = small ? 1.16 : 1.36;
  const down = small ? 0.44 : 0.17;
  const back = aspect < 1.2 ? clamp(plan.width * 0.9, 0.7, 1.6) : 0.42;
  const across = (share: number): number => plan.width * (isMirrored(plan) ? 1 - share : share);
  const position: Vec3 = [across(small ? 0.51 : 0.55), -back, eye];
  const target: Vec3 = [across(small ? 0.48 : 0.5), plan.depth, eye - down * (plan.depth + back)];
  const upright = { position, target, upright: true, ...(small ? { exposure: TOILET_EXPOSURE } : {}) } as const;
  return { ...upright, horizontalFov: widestThrough(plan, upright, aspect, 82) };
}

/** The widest lens, up to a limit in degrees, that shows nothing outside the open front of the room. */
function widestThrough(
  plan: RoomPlan,
  camera: Omit<SceneCamera, "horizontalFov">,
  aspect: number,
  limit: number,
): number {
  const { position } = camera;
  const axes = lensAxes(camera);
  const fits = (degrees: number): boolean =>
    cornerRays(axes, degrees, aspect).every((ray) => {
      const at = add(position, scale(ray, -position[1] / ray[1]));
      return at[0] > 0.004 && at[0] < plan.width - 0.004 && at[2] > 0.004 && at[2] < plan.height - 0.004;
    });
  let degrees = limit;
  while (degrees > 30 && !fits(degrees)) degrees -= 0.5;
  return degrees;
}

const FOV = 38;

/** A camera that looks at a box from a direction, at the distance at which the box fills the share `fill` of the frame. */
export function frameBounds(
  bounds: Bounds,
  direction: Vec3,
  aspect: number,
  fill: number,
  horizontalFov = aspect < 1 ? FOV * 0.85 : FOV,
): SceneCamera {
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
    distance = Math.max(
      distance,
      nearer + Math.abs(dot(offset, right)) / (tanX * fill),
      nearer + Math.abs(dot(offset, up)) / (tanY * fill),
    );
  }
  return { position: add(center, scale(direction, Math.max(distance, 0.35))), target: center, horizontalFov };
}
