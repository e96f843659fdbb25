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
  /** Called with `false` when someone closes it: cross, Escape or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** A line above the title, such as the group that a product belongs to. */
  kicker?: ReactNode;
  /** Says under the title what the dialog is for; read when it opens. */
  description?: ReactNode;
  /**
   * `medium` 50rem, `form` 60rem, `wide` 70rem; `workbench` 70vw by 80vh for choosing beside a picture,
   * `gallery` 70vw by 70vh for pictures. Never wider than the window; on phones `workbench` and `gallery` fill it,
   * the others rise from below.
   */
  size?: "medium" | "form" | "wide" | "workbench" | "gallery";
  /** `false` for what has to be answered: no cross, no Escape, no press beside it. Leave a way on in the dialog. */
  dismissable?: boolean;
  /** Hides the cross; Escape and a press beside it still close, so offer a button that does. */
  hideCloseButton?: boolean;
  /** Hides the logo, which is shown wherever a `BrandLogoProvider` gives one. */
  hideLogo?: boolean;
  /** Buttons, always in view below the scrolling content. The action comes last. */
  footer?: ReactNode;
  /** What has the focus at the start; otherwise the first field, or the dialog itself where there is none. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus back; otherwise what had it before. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** It is a document: paper shows it in place of the page, without its buttons. */
  printed?: boolean;
  /** Removes the padding around the content, for pictures and panes from edge to edge. */
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A task on top of the page. Keeps the focus, makes the page behind it inert, closes on Escape and
 * gives the focus back. Load its content when needed; a closed dialog renders nothing.
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

/** The first field to fill in. On touch none: it would bring up the keyboard before anything is read. */
function firstField(modal: HTMLElement): HTMLElement | null {
  if (matchMedia("(pointer: coarse)").matches) return null;
  return modal.querySelector("input:enabled, select:enabled, textarea:enabled");
}

interface DialogContentProps {
  flush: boolean;
  children: ReactNode;
}

/** The part that scrolls. Text longer than the dialog can be reached by keyboard, also where nothing in it takes the focus. */
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
