import { useId, type KeyboardEvent, type ReactNode } from "react";
import X from "lucide-react/icons/x";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Modal, type ModalProps } from "../../overlays/modal/modal.tsx";
import { overlayTexts } from "../../overlays/texts.ts";
import styles from "./picture-window.module.css";

/** The class of the bar with buttons below the picture. */
export const pictureBar = styles["bar"];

export interface PictureWindowProps extends Pick<ModalProps, "initialFocus"> {
  /** Title and accessible name: the room. */
  title: string;
  /** What kind of picture it is, beside the title: 'Impressie'. */
  note?: string | undefined;
  /** What the keys do, for screen readers. */
  keys: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
  /** The picture and its bar. */
  children: ReactNode;
}

/** A dialog as large as the window for a picture, with its title and a button to close it. */
export function PictureWindow({ title, note, keys, onKeyDown, onClose, initialFocus, children }: PictureWindowProps) {
  const titleId = useId();
  const keysId = useId();
  return (
    <Modal
      open
      onDismiss={onClose}
      labelledBy={titleId}
      describedBy={keysId}
      initialFocus={initialFocus}
      className={styles["window"]}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on the buttons inside */}
      <div className={styles["content"]} onKeyDown={onKeyDown}>
        <div className={styles["header"]}>
          <h2 id={titleId} className={styles["title"]}>
            {title}
          </h2>
          {note && <span className={styles["note"]}>{note}</span>}
          <IconButton icon={X} label={overlayTexts.close} className={styles["close"]} onClick={onClose} />
        </div>
        {children}
        <VisuallyHidden>
          <p id={keysId}>{keys}</p>
        </VisuallyHidden>
      </div>
    </Modal>
  );
}
