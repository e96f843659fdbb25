/** Where one looks in a panorama, and what lies there. Pure. Angles in degrees. */
import type { Place } from "../picture-parts/part-map.ts";

/** The sides of a cube round the eye. The upper edges of `up` and `down` meet `back`. */
export const FACES = ["back", "right", "front", "left", "up", "down"] as const;
export type Face = (typeof FACES)[number];

/** Something of each face, where there is something. */
export interface OfFaces<Value> {
  readonly back?: Value | undefined;
  readonly right?: Value | undefined;
  readonly front?: Value | undefined;
  readonly left?: Value | undefined;
  readonly up?: Value | undefined;
  readonly down?: Value | undefined;
}

export interface Look {
  /** To the right of straight ahead, which is the middle of `back`. */
  readonly yaw: number;
  /** Above the horizon. */
  readonly pitch: number;
  /** What is seen along the longer side of the stage. */
  readonly view: number;
}

/** The stage, CSS pixels. */
export interface Stage {
  readonly width: number;
  readonly height: number;
}

export const AHEAD: Look = { yaw: 0, pitch: -18, view: 95 };
export const VIEWS = { least: 30, most: 110 } as const;
const STEEPEST = 85;

type Vector = readonly [right: number, ahead: number, up: number];

/** Per face: what is straight ahead, to the right and up in its picture. */
const AXES: Readonly<Record<Face, readonly [forward: Vector, right: Vector, up: Vector]>> = {
  back: [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  right: [
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
  ],
  front: [
    [0, -1, 0],
    [-1, 0, 0],
    [0, 0, 1],
  ],
  left: [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  up: [
    [0, 0, 1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  down: [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** Distance of the eye from the stage, CSS pixels. */
export const eyeOf = ({ view }: Look, { width, height }: Stage): number =>
  Math.max(width, height, 1) / 2 / Math.tan(radians(view) / 2);

export function turned(look: Look, right: number, up: number): Look {
  const yaw = (((look.yaw + right + 180) % 360) + 360) % 360;
  return { ...look, yaw: yaw - 180, pitch: clamp(look.pitch + up, -STEEPEST, STEEPEST) };
}

/** `factor`: above 1 brings everything nearer. */
export const nearer = (look: Look, factor: number): Look => ({
  ...look,
  view: clamp(look.view / factor, VIEWS.least, VIEWS.most),
});

/** Follows a drag by CSS pixels: what is under the finger stays there, near the horizon. */
export function dragged(look: Look, stage: Stage, x: number, y: number): Look {
  const perPixel = 180 / Math.PI / eyeOf(look, stage);
  return turned(look, -x * perPixel, y * perPixel);
}

/** The face that is seen at a point of the stage, from its upper left corner, and the place in its picture. */
export function facedAt(look: Look, stage: Stage, x: number, y: number): Place & { readonly face: Face } {
  const eye = eyeOf(look, stage);
  const [across, above] = [x - stage.width / 2, stage.height / 2 - y];
  const [pitch, yaw] = [radians(look.pitch), radians(look.yaw)];
  const ahead = eye * Math.cos(pitch) - above * Math.sin(pitch);
  const ray: Vector = [
    across * Math.cos(yaw) + ahead * Math.sin(yaw),
    ahead * Math.cos(yaw) - across * Math.sin(yaw),
    above * Math.cos(pitch) + eye * Math.sin(pitch),
  ];
  const face = FACES.reduce((best, one) => (dot(ray, AXES[one][0]) > dot(ray, AXES[best][0]) ? one : best));
  const [forward, right, up] = AXES[face];
  const depth = 2 * dot(ray, forward);
  const inside = (share: number): number => clamp(share, 0, 1 - 1e-9);
  return { face, x: inside(0.5 + dot(ray, right) / depth), y: inside(0.5 - dot(ray, up) / depth) };
}

/** Who looks no steeper than this sees the walls first. */
const LEVEL = 20;

/** The faces in the order in which one sees them, from where one looks: behind comes last. */
export function facesFrom(look: Look): readonly Face[] {
  const [pitch, yaw] = [radians(Math.abs(look.pitch) < LEVEL ? 0 : look.pitch), radians(look.yaw)];
  const ray: Vector = [Math.cos(pitch) * Math.sin(yaw), Math.cos(pitch) * Math.cos(yaw), Math.sin(pitch)];
  return FACES.toSorted((one, other) => Math.round(100 * (dot(ray, AXES[other][0]) - dot(ray, AXES[one][0]))));
}
