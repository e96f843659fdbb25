import type { ReactNode } from 'react';
import { Popover } from '@base-ui/react/popover';
import { classNames } from '../../class-names.ts';
import popup from '../../overlays/popup.module.css';
import styles from './account-menu.module.css';
import { AccountTrigger } from './account-trigger.tsx';

export interface AccountMenuProps {
  /** The small first line of the button: 'Inloggen op', or 'Welkom'. */
  kicker?: ReactNode;
  /** The main line: 'Mijn Digitale Showroom', or the name. */
  label: ReactNode;
  /** Leave out to let it remember its own state; give it to close the menu when a dialog opens from it. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** What it holds: a greeting, fields, links and buttons. A panel rather than a menu, so that a select fits in. */
  children: ReactNode;
}

/** The account button in the top bar and the panel under it. Opens on press, closes on Escape and on a press outside. */
export function AccountMenu({ kicker, label, open, onOpenChange, children }: AccountMenuProps) {
  return (
    <Popover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}>
      <Popover.Trigger render={<AccountTrigger kicker={kicker} label={label} />} />
      <Popover.Portal>
        <Popover.Positioner className={popup['positioner']} align="end" sideOffset={8} collisionPadding={8}>
          <Popover.Popup className={classNames(popup['popup'], styles['panel'])}>
            <Popover.Title className={styles['name']}>{label}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

export interface AccountMenuSectionProps {
  children: ReactNode;
}

/** A part of the panel, set apart by a hairline. */
export function AccountMenuSection({ children }: AccountMenuSectionProps) {
  return <div className={styles['section']}>{children}</div>;
}
