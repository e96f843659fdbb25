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
  /** Names the sheet and stands at its top. */
  title: ReactNode;
  /** The share of the window it may cover: `half` keeps the picture above it in view while choosing. */
  height?: "half" | "most";
  /** Buttons, always in view. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Rises from below on a phone, for choosing while the picture stays in view. Closes by cross, Escape, a press above it or a swipe down on its head. */
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
