import { useId, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import X from "lucide-react/icons/x";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Modal } from "../modal/modal.tsx";
import { overlayTexts } from "../texts.ts";
import { useBrandLogo } from "./brand-logo.tsx";
import styles from "./dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** Called with `false` on the close button, Escape or an outside press. */
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name. */
  title: ReactNode;
  /** A line above the title, such as the group that a product belongs to. */
  kicker?: ReactNode;
  /** Text under the title; read when the dialog opens. */
  description?: ReactNode;
  /**
   * `medium` 50rem, `form` 60rem, `wide` 70rem; `workbench` 70vw by 80vh for choosing next to a picture, `gallery` 70vw
   * by 70vh for pictures. Never wider than the window. On phones `workbench` and `gallery` fill it, and the others are
   * at the bottom.
   */
  size?: "medium" | "form" | "wide" | "workbench" | "gallery";
  /**
   * `false` when an answer is required: the close button, Escape and an outside press do not close it. The dialog must
   * contain an action.
   */
  dismissable?: boolean;
  /** Hides the close button. Escape and an outside press still close it, so include another button that closes it. */
  hideCloseButton?: boolean;
  /** Hides the logo of the `BrandLogoProvider`. */
  hideLogo?: boolean;
  /** Buttons below the scrolling content, always visible. The main action comes last. */
  footer?: ReactNode;
  /** Element that gets the focus first; by default the first field, or the dialog itself without fields. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus after closing; by default the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Prints the dialog instead of the page, without its buttons. */
  printed?: boolean;
  /** Removes the padding around the content, for pictures and panes. */
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A modal task. Keeps the focus, makes the page inert, closes on Escape and restores the focus. A closed dialog renders
 * nothing, so its content can load lazily.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  kicker,
  description,
  size = "form",
  dismissable = true,
  hideCloseButton = false,
  hideLogo = false,
  footer,
  initialFocus,
  finalFocus,
  printed = false,
  flush = false,
  className,
  children,
}: DialogProps) {
  const logo = useBrandLogo();
  const titleId = useId();
  const descriptionId = useId();
  const close = () => onOpenChange(false);

  return (
    <Modal
      open={open}
      onDismiss={dismissable ? close : undefined}
      labelledBy={titleId}
      describedBy={description ? descriptionId : undefined}
      initialFocus={(modal) => initialFocus?.current ?? firstField(modal)}
      finalFocus={finalFocus}
      printed={printed}
      place={size === "workbench" || size === "gallery" ? "centre" : "adaptive"}
      className={classNames(styles["dialog"], styles[size], className)}
    >
      <div className={styles["header"]}>
        {logo && !hideLogo && <span className={styles["logo"]}>{logo}</span>}
        <div className={styles["heading"]}>
          {kicker && <p className={styles["kicker"]}>{kicker}</p>}
          <h2 id={titleId} className={styles["title"]}>
            {title}
          </h2>
          {description && (
            <p id={descriptionId} className={styles["description"]}>
              {description}
            </p>
          )}
        </div>
        {dismissable && !hideCloseButton && (
          <IconButton icon={X} label={overlayTexts.close} className={styles["close"]} onClick={close} />
        )}
      </div>
      {children !== undefined && <DialogContent flush={flush}>{children}</DialogContent>}
      {footer && <div className={styles["footer"]}>{footer}</div>}
    </Modal>
  );
}

/** The first field. Null on touch devices, where focus would open the keyboard over the text. */
function firstField(modal: HTMLElement): HTMLElement | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  return modal.querySelector("input:enabled, select:enabled, textarea:enabled");
}

interface DialogContentProps {
  flush: boolean;
  children: ReactNode;
}

/** The scrolling part. It is focusable when it overflows, so that the keyboard can scroll it. */
function DialogContent({ flush, children }: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = content.current;
    if (!element) return undefined;
    const update = () => setScrolls(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(update);
    update();
    [element, ...element.children].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={content} className={styles["content"]} data-flush={flush || undefined} {...(scrolls && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
