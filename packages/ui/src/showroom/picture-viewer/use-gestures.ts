import { useEffect, useEffectEvent, useRef, type MouseEvent, type PointerEvent } from "react";

/** CSS pixels from which on a press is a drag. */
const DRAG = 6;
/** Pixels of a wheel that enlarge by e. */
const ROLL = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gestures {
  /** One pointer moved, in CSS pixels. */
  readonly onDrag: (x: number, y: number) => void;
  /** Two fingers or the wheel enlarge by a factor at a point, in CSS pixels from the stage's corner. */
  readonly onPinch: (factor: number, at: Point) => void;
}

/** Drags, pinches and the wheel on a stage, as handlers for it. A drag is no press on what lies over the stage. */
export function useGestures(stage: HTMLElement | null, { onDrag, onPinch }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const moved = useRef(0);
  const pinch = (factor: number, x: number, y: number): void => {
    const box = stage?.getBoundingClientRect();
    onPinch(factor, { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) });
  };
  const roll = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    pinch(Math.exp(-event.deltaY / ROLL), event.clientX, event.clientY);
  });

  // React listens to wheels passively, and the page behind must not scroll.
  useEffect(() => {
    if (!stage) return undefined;
    const onWheel = (event: WheelEvent): void => roll(event);
    stage.addEventListener("wheel", onWheel, { passive: false });
    return () => stage.removeEventListener("wheel", onWheel);
  }, [stage]);

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
    if (other === undefined) return onDrag(now.x - before.x, now.y - before.y);
    const apart = (at: Point): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    pinch(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
  };
  const onPointerUp = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);
  const onClickCapture = (event: MouseEvent): void => {
    if (moved.current > DRAG) event.stopPropagation();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture };
}

/** Runs what a key does in a picture; keys with Ctrl or Cmd are the browser's. */
export function pressKey(
  event: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; preventDefault: () => void },
  keys: Readonly<Record<string, () => void>>,
): void {
  const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
