import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../class-names.ts";
import styles from "./modal.module.css";

const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** After the last stop comes the first: the page is inert, and the browser's own bars are no place to end up unasked. */
function wrapFocus(event: KeyboardEvent, modal: HTMLDialogElement) {
  const stops = [...modal.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const atEdge = document.activeElement === edge || (event.shiftKey && document.activeElement === modal);
  if (event.defaultPrevented || !edge || !atEdge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

export interface ModalProps {
  open: boolean;
  /** Called on Escape, and on a press beside it. Without it the modal stays until `open` turns false. */
  onDismiss?: (() => void) | undefined;
  /** `false` keeps it on a press beside it; Escape still dismisses. */
  dismissOnPressBeside?: boolean | undefined;
  /** `alertdialog` for a question that interrupts. */
  role?: "dialog" | "alertdialog" | undefined;
  /** Id of its title. */
  labelledBy: string;
  /** Id of what is read after the title. */
  describedBy?: string | undefined;
  /** What gets the focus at the start; otherwise the modal itself. */
  initialFocus?: ((modal: HTMLDialogElement) => HTMLElement | null | undefined) | undefined;
  /** What gets the focus back; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** `centre` in the window, `bottom` at its lower edge, `adaptive` at the bottom of a phone and in the centre of anything wider. */
  place?: "centre" | "bottom" | "adaptive" | undefined;
  /** Dims the page behind. */
  veil?: boolean | undefined;
  /** It is a document: paper shows it in place of the page. Otherwise paper shows the page and not what lies over it. */
  printed?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The behaviour under dialogs, questions and sheets: the browser's own modal dialog, which lies above everything, keeps the page behind it
 * inert and gives the focus back. Use the components made of it.
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

  useLayoutEffect(() => {
    focus.current = { initialFocus, finalFocus };
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const root = document.documentElement;
    // Whether there is a scrollbar that takes room is known until the page behind stops scrolling.
    root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    element.showModal();
    (focus.current.initialFocus?.(element) ?? element).focus({ preventScroll: true });
    return () => {
      element.close();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- wanted: where the focus goes is known when it closes, not when it opened
      const after = focus.current.finalFocus?.current ?? before;
      if (after instanceof HTMLElement) after.focus({ preventScroll: true });
    };
  }, []);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab" && dialog.current) wrapFocus(event, dialog.current);
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // Also keeps the browser from closing it by itself, behind the back of `open`
    event.preventDefault();
    event.stopPropagation();
    onDismiss?.();
  }

  function handlePointerDown(event: PointerEvent) {
    // Only its backdrop and its own edge are not one of its children
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
      // A phone's back gesture asks here
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
