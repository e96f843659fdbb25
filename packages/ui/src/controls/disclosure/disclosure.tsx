import type { ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./disclosure.module.css";
import { useDisclosure } from "../../foundations/use-disclosure.ts";

export interface DisclosureProps {
  /** Says what a press will show: 'Toon kleuropties'. */
  showLabel: string;
  /** Says what a press will close: 'Sluit kleuropties'. */
  hideLabel: string;
  /** Starts open. */
  defaultOpen?: boolean | undefined;
  /** Leave out to let it remember its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows or closes something secondary in place. The words say what the press will do. */
export function Disclosure({
  showLabel,
  hideLabel,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
}: DisclosureProps) {
  const disclosure = useDisclosure({ open, defaultOpen, onOpenChange });
  return (
    <div className={classNames(styles["disclosure"], className)}>
      <button type="button" {...disclosure.button} className={styles["trigger"]}>
        {disclosure.open ? hideLabel : showLabel}
        <Icon of={ChevronDown} size="small" className={styles["arrow"]} />
      </button>
      <div {...disclosure.panel} className={styles["panel"]}>
        <div className={styles["content"]}>{children}</div>
      </div>
    </div>
  );
}
