import { useId, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Modal } from "../modal/modal.tsx";
import { overlayTexts } from "../texts.ts";
import styles from "./bottom-sheet.module.css";
import { useSwipeDown } from "./use-swipe-down.ts";

export interface BottomSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Title and accessible name of the sheet. */
  title: ReactNode;
  /** Maximum height: `half` keeps the picture above it visible while choosing. */
  height?: "half" | "most";
  /** Buttons that are always visible. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A sheet from the bottom of a phone's screen, for choosing while the picture stays visible. Closes by its close
 * button, Escape, an outside press or a swipe down on its header.
 */
export function BottomSheet({
  open,
  onOpenChange,
  title,
  height = "half",
  footer,
  className,
  children,
}: BottomSheetProps) {
  const titleId = useId();
  const close = () => onOpenChange(false);
  const swipe = useSwipeDown(close);

  return (
    <Modal
      open={open}
      onDismiss={close}
      labelledBy={titleId}
      place="bottom"
      veil={false}
      className={classNames(styles["sheet"], height === "most" && styles["most"], className)}
    >
      <div className={styles["header"]} {...swipe}>
        <h2 id={titleId} className={styles["title"]}>
          {title}
        </h2>
        <IconButton icon={X} label={overlayTexts.close} onClick={close} />
      </div>
      <div className={styles["content"]}>{children}</div>
      {footer && <div className={styles["footer"]}>{footer}</div>}
    </Modal>
  );
}
