import { useId, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { usePopover } from "../../overlays/popover/use-popover.ts";
import popup from "../../overlays/popup.module.css";
import styles from "./account-menu.module.css";
import { AccountTrigger } from "./account-trigger.tsx";

export interface AccountMenuProps {
  /** The small first line of the button: 'Inloggen op', or 'Welkom'. */
  kicker?: ReactNode;
  /** The main line: 'Mijn Digitale Showroom', or the name. */
  label: ReactNode;
  /** First line of the panel, and its name; left out: `label`. */
  heading?: ReactNode;
  /** Leave out to let it remember its own state; give it to close the menu when a dialog opens from it. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** What it holds: a greeting, fields, links and buttons. A panel rather than a menu, so that a select fits in. */
  children: ReactNode;
}

/** The account button in the top bar and the panel under it. Opens on press, closes on Escape and on a press outside. */
export function AccountMenu({ kicker, label, heading = label, open, onOpenChange, children }: AccountMenuProps) {
  const nameId = useId();
  const popover = usePopover({ open, onOpenChange, side: "bottom", align: "end" });
  return (
    <>
      <AccountTrigger {...popover.button} kicker={kicker} label={label} />
      {popover.open && (
        <div {...popover.popup} aria-labelledby={nameId} className={classNames(popup["popup"], styles["panel"])}>
          <p id={nameId} className={styles["name"]}>
            {heading}
          </p>
          {children}
        </div>
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
