import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { overlayTexts } from "../texts.ts";
import styles from "./toast.module.css";
import { toastTexts } from "./texts.ts";

/** Long enough to read it and to reach the action; hover and focus stop the clock. */
const SHOWN_MS = 8000;
/** More at once is noise; the oldest give way. */
const LIMIT = 2;

/** One message. */
export interface ToastMessage {
  /** What happened, in a sentence. */
  title: ReactNode;
  /** What it means or what to do. */
  description?: ReactNode;
  /** A word for taking it back or going on, such as 'Ongedaan maken'. */
  actionLabel?: string;
  onAction?: () => void;
  /** `danger` stays until it is closed, for what needs an answer. Both are read politely. */
  variant?: "neutral" | "danger";
  /** A second message with the same id replaces the first. */
  id?: string;
}

/** What `useToast` gives. */
export interface ToastControls {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Takes a message away. */
  close: (id: string) => void;
}

interface ShownToast extends ToastMessage {
  id: string;
}

const ToastContext = createContext<ToastControls | null>(null);

export interface ToastProviderProps {
  children: ReactNode;
}

/** Put once around the application; below it `useToast` shows messages. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);

  const close = useCallback((id: string) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback((message: ToastMessage) => {
    const toast = { ...message, id: message.id ?? crypto.randomUUID() };
    setToasts((shown) => [...shown.filter(({ id }) => id !== toast.id), toast].slice(-LIMIT));
    return toast.id;
  }, []);
  const controls = useMemo(() => ({ show, close }), [show, close]);

  return (
    <ToastContext value={controls}>
      {children}
      <section
        className={styles["region"]}
        aria-label={toastTexts.region}
        aria-live="polite"
        aria-relevant="additions text"
      >
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={close} />
        ))}
      </section>
    </ToastContext>
  );
}

interface ToastProps {
  toast: ShownToast;
  onClose: (id: string) => void;
}

function Toast({ toast, onClose }: ToastProps) {
  const { id, title, description, actionLabel, onAction, variant = "neutral" } = toast;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || variant === "danger") return undefined;
    const timer = setTimeout(() => onClose(id), SHOWN_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a toast said again under the same id starts its time anew
  }, [held, id, onClose, toast, variant]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- holds the toast while someone reads it or is on its button; the toast itself takes no focus
    <div
      role="group"
      className={styles["toast"]}
      data-variant={variant}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles["words"]}>
        <p className={styles["title"]}>{title}</p>
        {description && <p className={styles["description"]}>{description}</p>}
      </div>
      {actionLabel !== undefined && (
        <button
          type="button"
          className={styles["action"]}
          onClick={() => {
            onAction?.();
            onClose(id);
          }}
        >
          {actionLabel}
        </button>
      )}
      <IconButton
        icon={X}
        label={overlayTexts.close}
        size="small"
        className={styles["close"]}
        onClick={() => onClose(id)}
      />
    </div>
  );
}

/** Shows short messages that need no answer. Never the only place where an error is said. */
export function useToast(): ToastControls {
  const controls = use(ToastContext);
  if (!controls) throw new Error("useToast needs a ToastProvider around it");
  return controls;
}
