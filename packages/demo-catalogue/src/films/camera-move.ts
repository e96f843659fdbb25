import type { Rgb, SceneCamera } from "@showroom/scene/mesh-format";

/** The cameras at the start and the end of a move. Every property follows the same easing. */
export interface CameraMove {
  readonly from: SceneCamera;
  readonly to: SceneCamera;
}

/** Smooth easing from 0 to 1. */
const gentle = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const onTheWay = (a: Rgb, b: Rgb, t: number): Rgb => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
];

/**
 * The camera at a fraction of a move, 0 to 1. It still moves slowly at the ends, so that no cut shows a still camera.
 */
export function cameraAt({ from, to }: CameraMove, share: number): SceneCamera {
  const t = 0.75 * gentle(share) + 0.25 * share;
  return {
    ...from,
    position: onTheWay(from.position, to.position, t),
    target: onTheWay(from.target, to.target, t),
    horizontalFov: between(from.horizontalFov, to.horizontalFov, t),
  };
}
