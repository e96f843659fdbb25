import { useId, type ReactNode } from "react";
import { PopoverPanel } from "../../overlays/popover/popover-panel.tsx";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import styles from "./account-menu.module.css";
import { AccountTrigger } from "./account-trigger.tsx";

export interface AccountMenuProps {
  /** The small first line of the button: 'Inloggen op', or 'Welkom'. */
  kicker?: ReactNode;
  /** The main line: 'Mijn Digitale Showroom', or the name. */
  label: ReactNode;
  /** Short text that replaces both lines on a phone: 'Inloggen', or the first name. Must be a part of one of them. */
  short?: string | undefined;
  /** First line and accessible name of the panel; `label` by default. */
  heading?: ReactNode;
  /**
   * Controlled state, for example to close the menu when a dialog opens from it; leave out for an uncontrolled
   * component.
   */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A greeting, fields, links and buttons. The panel does not have the role menu, so it may contain a select. */
  children: ReactNode;
}

/**
 * The account button in the top bar and the panel under it. Opens on press, closes on Escape and on an outside press.
 */
export function AccountMenu({ kicker, label, short, heading = label, open, onOpenChange, children }: AccountMenuProps) {
  const nameId = useId();
  const popover = usePopover({ open, onOpenChange });
  return (
    <>
      <AccountTrigger {...popover.button} kicker={kicker} label={label} short={short} />
      {popover.open && (
        <PopoverPanel {...popover.panel} side="bottom" align="end" aria-labelledby={nameId} className={styles["panel"]}>
          <p id={nameId} className={styles["name"]}>
            {heading}
          </p>
          {children}
        </PopoverPanel>
      )}
    </>
  );
}

export interface AccountMenuSectionProps {
  children: ReactNode;
}

/** A section of the panel, separated by a hairline. */
export function AccountMenuSection({ children }: AccountMenuSectionProps) {
  return <div className={styles["section"]}>{children}</div>;
}
