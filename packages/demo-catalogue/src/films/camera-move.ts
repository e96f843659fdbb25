import type { Rgb, SceneCamera } from "@showroom/scene/mesh-format";

/** Where a camera stands at the ends of a move; all three follow the same easing. */
export interface CameraMove {
  readonly from: SceneCamera;
  readonly to: SceneCamera;
}

/** Starts and ends without a jerk; 0..1 in and out. */
const gentle = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const onTheWay = (a: Rgb, b: Rgb, t: number): Rgb => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
];

/** The camera at a share of a move, 0 to 1. Its hands keep moving a little at the ends, so that a cut does not meet a standstill. */
export function cameraAt({ from, to }: CameraMove, share: number): SceneCamera {
  const t = 0.75 * gentle(share) + 0.25 * share;
  return {
    ...from,
    position: onTheWay(from.position, to.position, t),
    target: onTheWay(from.target, to.target, t),
    horizontalFov: between(from.horizontalFov, to.horizontalFov, t),
  };
}

/** What one sees of a room at a time: the look that goes, the look that comes, and how far it has come. */
export interface Dissolve {
  readonly before: number;
  readonly after: number;
  /** 0 to 1. */
  readonly share: number;
}

/** Looks that take turns over a shot, with a dissolve of `fade` seconds between two of them. */
export function looksAt(seconds: number, length: number, looks: number, fade: number): Dissolve {
  const each = length / looks;
  const current = Math.min(looks - 1, Math.floor(seconds / each));
  const into = seconds - current * each;
  if (current + 1 < looks && into > each - fade / 2)
    return { before: current, after: current + 1, share: gentle((into - each + fade / 2) / fade) };
  if (current > 0 && into < fade / 2)
    return { before: current - 1, after: current, share: gentle((into + fade / 2) / fade) };
  return { before: current, after: current, share: 0 };
}
