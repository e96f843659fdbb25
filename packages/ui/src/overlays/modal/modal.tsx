import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../class-names.ts";
import { closeOnBack } from "./close-on-back.tsx";
import { ancestorsOf, stopNear, stopsIn } from "./focus-stops.ts";
import styles from "./modal.module.css";

/**
 * Moves the focus from the last element to the first and back, so that Tab does not leave for the browser's toolbars.
 */
function wrapFocus(event: KeyboardEvent, modal: HTMLDialogElement) {
  const stops = stopsIn(modal);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const atEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === modal);
  if (event.defaultPrevented || !edge || !atEdge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

export interface ModalProps {
  open: boolean;
  /**
   * Called on Escape, on an outside press and on the browser's Back. Without it the modal stays open until `open` is false, and Back leaves
   * the page.
   */
  onDismiss?: (() => void) | undefined;
  /** `false` ignores an outside press; Escape still dismisses. */
  dismissOnPressBeside?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: "dialog" | "alertdialog" | undefined;
  /** Id of its title. */
  labelledBy: string;
  /** Id of the description. */
  describedBy?: string | undefined;
  /** Element that gets the focus first; by default the modal itself. */
  initialFocus?: ((modal: HTMLDialogElement) => HTMLElement | null | undefined) | undefined;
  /** Element that gets the focus after closing; by default the one that had it before, or a neighbour when that is gone. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** `centre` of the window, `bottom` edge, or `adaptive`: bottom on a phone, centre on wider screens. */
  place?: "centre" | "bottom" | "adaptive" | undefined;
  /** Dims the page behind it. */
  veil?: boolean | undefined;
  /** Prints the modal instead of the page. By default only the page is printed. */
  printed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The base of dialogs and sheets: a native modal dialog, which is in the top layer, makes the page inert and restores
 * the focus. Use the components that are built on it.
 */
export function Modal({ open, ...modal }: ModalProps) {
  return open ? createPortal(<OpenModal {...modal} />, document.body) : null;
}

function OpenModal({
  onDismiss,
  dismissOnPressBeside = true,
  role = "dialog",
  labelledBy,
  describedBy,
  initialFocus,
  finalFocus,
  place = "centre",
  veil = true,
  printed = false,
  className,
  children,
}: Omit<ModalProps, "open">) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focus = useRef({ initialFocus, finalFocus });
  const dismiss = useRef(onDismiss);

  useLayoutEffect(() => {
    focus.current = { initialFocus, finalFocus };
    dismiss.current = onDismiss;
  });

  useEffect(() => (dismiss.current ? closeOnBack(() => dismiss.current) : undefined), []);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const around = ancestorsOf(before);
    const root = document.documentElement;
    // Measured before the page behind stops scrolling, which removes the scrollbar.
    root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    element.showModal();
    (focus.current.initialFocus?.(element) ?? element).focus({ preventScroll: true });
    return () => {
      element.close();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- wanted: where the focus goes is known when it closes, not when it opened
      const after = focus.current.finalFocus?.current ?? (before?.isConnected ? before : stopNear(around));
      if (after instanceof HTMLElement) after.focus({ preventScroll: true });
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" && dialog.current) wrapFocus(event, dialog.current);
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Also prevents the browser from closing it, which would not update `open`
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  }

  function handlePointerDown(event: PointerEvent) {
    // A press on the backdrop has the dialog itself as target
    if (event.target !== dialog.current || !dismissOnPressBeside) return;
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect();
    const inside = event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
    if (!inside) onDismiss?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and a press beside it are what dismisses a dialog
    <dialog
      ref={dialog}
      role={role}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-place={place}
      data-veil={veil || undefined}
      data-printed={printed || undefined}
      className={classNames(styles["modal"], className)}
      onKeyDown={handleKeyDown}
      onPointerDown={handlePointerDown}
      // Also fired by a phone's back gesture
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss?.();
      }}
    >
      {children}
    </dialog>
  );
}
