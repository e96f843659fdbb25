import type { MouseEvent, ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./disclosure.module.css";
import { useDisclosure } from "../../foundations/use-disclosure.ts";

export interface DisclosureProps {
  /** Label while closed: 'Toon kleuropties'. */
  showLabel: string;
  /** Label while open: 'Sluit kleuropties'. */
  hideLabel: string;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Controlled state; leave out for an uncontrolled component. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows or hides secondary content in place. The label says what a press does. */
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
  /** What was opened below the window comes into sight, as far as the button stays in sight too. */
  function press({ currentTarget: button }: MouseEvent): void {
    if (!disclosure.open)
      requestAnimationFrame(() => {
        for (const part of [button.parentElement, button]) part?.scrollIntoView({ block: "nearest" });
      });
    disclosure.button.onClick();
  }
  return (
    <div className={classNames(styles["disclosure"], className)}>
      <button type="button" {...disclosure.button} onClick={press} className={styles["trigger"]}>
        <span>{disclosure.open ? hideLabel : showLabel}</span>
        <Icon of={ChevronDown} size="small" className={styles["arrow"]} />
      </button>
      <div {...disclosure.panel} className={styles["panel"]}>
        <div className={styles["content"]}>{children}</div>
      </div>
    </div>
  );
}
