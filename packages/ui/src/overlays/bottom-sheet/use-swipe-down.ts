import { useRef, type PointerEvent } from "react";

/** The sheet closes when it is released further down than this, in CSS px. */
const CLOSE_PX = 80;

function sheetOf(handle: EventTarget & Element): HTMLElement | null {
  return handle.closest("dialog");
}

/** Pointer handlers for the header of a sheet: the sheet follows the finger down, and closes or returns on release. */
export function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);

  function end(event: PointerEvent<HTMLElement>) {
    const sheet = sheetOf(event.currentTarget);
    if (start.current === null || !sheet) return;
    const distance = event.clientY - start.current;
    start.current = null;
    sheet.style.removeProperty("transform");
    if (event.type === "pointerup" && distance > CLOSE_PX) onClose();
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "mouse" || (event.target instanceof Element && event.target.closest("button"))) return;
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const sheet = sheetOf(event.currentTarget);
      if (start.current === null || !sheet) return;
      sheet.style.transform = `translateY(${Math.max(0, event.clientY - start.current)}px)`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
