import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { AHEAD, dragged, eyeOf, nearer, turned, type Look, type Stage } from "./look.ts";

/** One press of a button or key: degrees, and how much nearer. */
const TURN = 15;
const STEP = 1.3;
/** CSS pixels from which on a press is a drag. */
const DRAG = 6;

/** Turns a panorama by drag, pinch, wheel and keys. A drag is no press on what is seen. */
export function useLook() {
  // The stage comes later where a still is shown first.
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const moved = useRef(0);
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

  const turn = useCallback((right: number, up: number) => setLook((now) => turned(now, right, up)), []);
  const zoom = useCallback((factor: number) => setLook((now) => nearer(now, factor)), []);

  // React listens to wheels passively, and the page behind must not scroll.
  useEffect(() => {
    if (!stage) return undefined;
    const roll = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 600));
    };
    stage.addEventListener("wheel", roll, { passive: false });
    return () => stage.removeEventListener("wheel", roll);
  }, [stage, zoom]);

  const onPointerDown = (event: PointerEvent): void => {
    if (pointers.current.size === 0) moved.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    moved.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved.current > DRAG) stage?.setPointerCapture(event.pointerId);
    if (other === undefined) return setLook((last) => dragged(last, size, now.x - before.x, now.y - before.y));
    const apart = (at: { x: number; y: number }): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    zoom(apart(now) / apart(before));
  };
  const onPointerUp = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);
  const onClickCapture = (event: MouseEvent): void => {
    if (moved.current > DRAG) event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      "+": () => zoom(STEP),
      "=": () => zoom(STEP),
      "-": () => zoom(1 / STEP),
      0: () => setLook(AHEAD),
      ArrowLeft: () => turn(-TURN, 0),
      ArrowRight: () => turn(TURN, 0),
      ArrowUp: () => turn(0, TURN),
      ArrowDown: () => turn(0, -TURN),
    };
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

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
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture },
    onKeyDown,
  };
}
