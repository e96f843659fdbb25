import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { pressKey, useGestures } from "./use-gestures.ts";
import { moveBy, WHOLE, zoomAt, type Stage, type Zoom } from "./zoom.ts";

/** One press of a button or key. */
const STEP = 1.5;
/** The least that every picture can be enlarged. */
const LEAST_MOST = 2;
/** CSS pixels of one press of an arrow. */
const MOVE = 60;

const middle = ({ width, height }: Stage) => ({ x: width / 2, y: height / 2 });

function stageOf(element: HTMLElement | null): Stage {
  const box = element?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const image = element?.querySelector("img");
  const ratio = image?.naturalHeight ? image.naturalWidth / image.naturalHeight : 1;
  const shown = Math.min(box.width, box.height * ratio);
  return {
    width: box.width,
    height: box.height,
    most: Math.max(LEAST_MOST, (image?.naturalWidth ?? 0) / Math.max(1, shown)),
  };
}

/** Enlarges and moves a picture by drag, pinch, wheel and keys. A drag is no press on what lies over the picture. */
export function useZoom() {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const moved = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);

  const change = (next: (now: Zoom, on: Stage) => Zoom): void => {
    const on = stageOf(stage);
    setZoom((now) => next(now, on));
  };
  const by = (factor: number): void => change((now, on) => zoomAt(now, middle(on), factor, on));
  const shift = (x: number, y: number): void => change((now, on) => moveBy(now, x, y, on));

  useEffect(() => {
    const { scale, x, y } = zoom;
    moved.current?.style.setProperty("transform", `translate(${x}px, ${y}px) scale(${scale})`);
  }, [zoom]);

  const gestures = useGestures(stage, {
    onDrag: shift,
    onPinch: (factor, at) => change((now, on) => zoomAt(now, at, factor, on)),
  });
  const onKeyDown = (event: KeyboardEvent): void =>
    pressKey(event, {
      "+": () => by(STEP),
      "=": () => by(STEP),
      "-": () => by(1 / STEP),
      0: () => setZoom(WHOLE),
      ArrowLeft: () => shift(MOVE, 0),
      ArrowRight: () => shift(-MOVE, 0),
      ArrowUp: () => shift(0, MOVE),
      ArrowDown: () => shift(0, -MOVE),
    });

  return {
    setStage,
    moved,
    scale: zoom.scale,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    whole: () => setZoom(WHOLE),
    gestures,
    onKeyDown,
  };
}
