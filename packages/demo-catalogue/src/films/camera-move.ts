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
