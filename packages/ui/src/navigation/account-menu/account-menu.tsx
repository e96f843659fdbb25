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
  /** A word of either line that stands for them on a phone: 'Inloggen', or the first name. */
  short?: string | undefined;
  /** First line of the panel, and its name; left out: `label`. */
  heading?: ReactNode;
  /** Leave out to let it remember its own state; give it to close the menu when a dialog opens from it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What it holds: a greeting, fields, links and buttons. A panel rather than a menu, so that a select fits in. */
  children: ReactNode;
}

/** The account button in the top bar and the panel under it. Opens on press, closes on Escape and on a press outside. */
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

/** A part of the panel, set apart by a hairline. */
export function AccountMenuSection({ children }: AccountMenuSectionProps) {
  return <div className={styles["section"]}>{children}</div>;
}
