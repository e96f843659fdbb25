import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { moveBy, WHOLE, zoomAt, type Stage, type Zoom } from "./zoom.ts";

/** One press of a button or key. */
const STEP = 1.5;
/** The least that every picture can be enlarged. */
const LEAST_MOST = 2;
/** CSS pixels of one press of an arrow. */
const MOVE = 60;
/** CSS pixels from which on a press is a drag. */
const DRAG = 6;

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
  const stage = useRef<HTMLDivElement>(null);
  const moved = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const dragged = useRef(0);
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const present = useRef(zoom);

  const show = useCallback((next: Zoom): void => {
    present.current = next;
    setZoom(next);
  }, []);
  const by = (factor: number): void => {
    const now = stageOf(stage.current);
    show(zoomAt(present.current, middle(now), factor, now));
  };
  const shift = (x: number, y: number): void => show(moveBy(present.current, x, y, stageOf(stage.current)));

  useEffect(() => {
    const { scale, x, y } = zoom;
    moved.current?.style.setProperty("transform", `translate(${x}px, ${y}px) scale(${scale})`);
  }, [zoom]);

  // React listens to wheels passively, and the page behind must not scroll.
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      show(zoomAt(present.current, at, Math.exp(-event.deltaY / 400), stageOf(element)));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [show]);

  const onPointerDown = (event: PointerEvent): void => {
    if (pointers.current.size === 0) dragged.current = 0;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, now);
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    if (dragged.current > DRAG) stage.current?.setPointerCapture(event.pointerId);
    if (other === undefined) return shift(now.x - before.x, now.y - before.y);
    const box = stage.current?.getBoundingClientRect();
    const apart = (at: { x: number; y: number }): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    const at = { x: (now.x + other.x) / 2 - (box?.left ?? 0), y: (now.y + other.y) / 2 - (box?.top ?? 0) };
    show(zoomAt(present.current, at, apart(now) / apart(before), stageOf(stage.current)));
  };
  const onPointerUp = (event: PointerEvent): void => void pointers.current.delete(event.pointerId);
  const onClickCapture = (event: MouseEvent): void => {
    if (dragged.current > DRAG) event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Readonly<Record<string, () => void>> = {
      "+": () => by(STEP),
      "=": () => by(STEP),
      "-": () => by(1 / STEP),
      0: () => show(WHOLE),
      ArrowLeft: () => shift(MOVE, 0),
      ArrowRight: () => shift(-MOVE, 0),
      ArrowUp: () => shift(0, MOVE),
      ArrowDown: () => shift(0, -MOVE),
    };
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return {
    stage,
    moved,
    scale: zoom.scale,
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    whole: () => show(WHOLE),
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture },
    onKeyDown,
  };
}
