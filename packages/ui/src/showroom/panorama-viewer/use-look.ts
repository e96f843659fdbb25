import { useLayoutEffect, useState, type KeyboardEvent } from "react";
import { pressKey, useGestures } from "../picture-viewer/use-gestures.ts";
import { AHEAD, dragged, eyeOf, nearer, turned, type Look, type Stage } from "./look.ts";

/** One press of a button or key: degrees, and how much nearer. */
const TURN = 15;
const STEP = 1.3;

/** Turns a panorama by drag, pinch, wheel and keys. A drag is no press on what is seen. */
export function useLook() {
  // The stage comes later where a still is shown first.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [look, setLook] = useState<Look>(AHEAD);
  const [size, setSize] = useState<Stage>({ width: 1, height: 1 });

  useLayoutEffect(() => {
    if (!stage) return undefined;
    const measure = (): void => setSize({ width: stage.clientWidth, height: stage.clientHeight });
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(stage);
    return () => watch.disconnect();
  }, [stage]);

  useLayoutEffect(() => {
    stage?.style.setProperty("--eye", `${eyeOf(look, size)}px`);
    stage?.style.setProperty("--pitch", `${look.pitch}deg`);
    stage?.style.setProperty("--yaw", `${look.yaw}deg`);
  }, [stage, look, size]);

  const turn = (right: number, up: number): void => setLook((now) => turned(now, right, up));
  const zoom = (factor: number): void => setLook((now) => nearer(now, factor));

  const gestures = useGestures(stage, {
    onDrag: (x, y) => setLook((last) => dragged(last, size, x, y)),
    onPinch: zoom,
  });
  const onKeyDown = (event: KeyboardEvent): void =>
    pressKey(event, {
      "+": () => zoom(STEP),
      "=": () => zoom(STEP),
      "-": () => zoom(1 / STEP),
      0: () => setLook(AHEAD),
      ArrowLeft: () => turn(-TURN, 0),
      ArrowRight: () => turn(TURN, 0),
      ArrowUp: () => turn(0, TURN),
      ArrowDown: () => turn(0, -TURN),
    });

  return {
    stage,
    setStage,
    look,
    size,
    toLeft: () => turn(-2 * TURN, 0),
    toRight: () => turn(2 * TURN, 0),
    upward: () => turn(0, 2 * TURN),
    downward: () => turn(0, -2 * TURN),
    larger: () => zoom(STEP),
    smaller: () => zoom(1 / STEP),
    gestures,
    onKeyDown,
  };
}
