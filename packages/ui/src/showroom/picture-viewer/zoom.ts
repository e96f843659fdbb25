/** How a picture is enlarged and moved within a stage of the same size. Pure. */

/** The picture is enlarged by `scale` and moved by `x` and `y` CSS pixels from the upper left corner of its stage. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The most that a picture is enlarged. */
  readonly most: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Keeps the picture on the whole stage. */
function onStage({ scale, x, y }: Zoom, { width, height }: Stage): Zoom {
  return { scale, x: clamp(x, width * (1 - scale), 0), y: clamp(y, height * (1 - scale), 0) };
}

/** Enlarges by a factor; the point of the stage stays where it is. */
export function zoomAt(
  zoom: Zoom,
  point: { readonly x: number; readonly y: number },
  factor: number,
  stage: Stage,
): Zoom {
  const scale = clamp(zoom.scale * factor, 1, stage.most);
  const by = scale / zoom.scale;
  return onStage({ scale, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }, stage);
}

export function moveBy(zoom: Zoom, x: number, y: number, stage: Stage): Zoom {
  return onStage({ ...zoom, x: zoom.x + x, y: zoom.y + y }, stage);
}
