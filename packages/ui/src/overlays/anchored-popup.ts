import { useEffect, type RefObject } from "react";

/** Position of a popup relative to its anchor. */
export interface Placement {
  /** Preferred side of the anchor. */
  side: "top" | "bottom";
  /** Edge that is aligned with the anchor's edge. */
  align: "start" | "center" | "end";
}

/** Between anchor and popup, in CSS px. */
const GAP_PX = 8;
/** Between popup and the edge of the window, in CSS px. */
const MARGIN_PX = 8;

/** Positions a fixed popup at its anchor, on the other side if that has more room, and always inside the window. */
function place(popup: HTMLElement, anchor: Element, { side, align }: Placement) {
  const at = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const above = at.top - GAP_PX - MARGIN_PX;
  const below = clientHeight - at.bottom - GAP_PX - MARGIN_PX;
  popup.style.setProperty("--anchor-width", `${at.width}px`);
  popup.style.setProperty("--available-width", `${clientWidth - 2 * MARGIN_PX}px`);
  // Its whole height. Without its limit it would not scroll for a moment, and lose its position.
  const needed = popup.scrollHeight + popup.offsetHeight - popup.clientHeight;
  const onTop = side === "top" ? needed <= above || above >= below : needed > below && above > below;
  popup.style.setProperty("--available-height", `${Math.max(onTop ? above : below, 80)}px`);
  const { offsetWidth: width, offsetHeight: height } = popup;
  const left = { start: at.left, center: at.left + (at.width - width) / 2, end: at.right - width }[align];
  popup.style.left = `${Math.max(MARGIN_PX, Math.min(left, clientWidth - width - MARGIN_PX))}px`;
  popup.style.top = `${onTop ? at.top - GAP_PX - height : at.bottom + GAP_PX}px`;
}

/**
 * Shows a `popover="manual"` element at its anchor while open. It is in the top layer, also above a dialog around it,
 * and follows the anchor on scroll and resize.
 */
export function useAnchoredPopup(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  { side, align }: Placement,
) {
  useEffect(() => {
    const element = popup.current;
    if (!open || !element || !anchor.current) return undefined;
    element.showPopover();
    const update = () => {
      if (anchor.current) place(element, anchor.current, { side, align });
    };
    update();
    const sizes = new ResizeObserver(update);
    sizes.observe(element);
    window.addEventListener("scroll", update, { capture: true, passive: true });
    window.addEventListener("resize", update);
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", update, { capture: true });
      window.removeEventListener("resize", update);
      element.hidePopover();
    };
  }, [open, popup, anchor, side, align]);
}

/** Calls `dismiss` on Escape (whose propagation stops), on an outside press, and when the focus leaves. */
export function useDismiss(
  open: boolean,
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  dismiss: (by: "escape" | "outside") => void,
) {
  useEffect(() => {
    if (!open) return undefined;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !popup.current?.contains(target) && !anchor.current?.contains(target);
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      dismiss("escape");
    }
    function onAway(event: Event) {
      if (isOutside(event.target)) dismiss("outside");
    }
    document.addEventListener("keydown", onKeyDown, { capture: true });
    document.addEventListener("pointerdown", onAway, { capture: true });
    document.addEventListener("focusin", onAway, { capture: true });
    return () => {
      document.removeEventListener("keydown", onKeyDown, { capture: true });
      document.removeEventListener("pointerdown", onAway, { capture: true });
      document.removeEventListener("focusin", onAway, { capture: true });
    };
  }, [open, popup, anchor, dismiss]);
}
