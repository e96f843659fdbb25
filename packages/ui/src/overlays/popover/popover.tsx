import type { ReactElement, ReactNode } from 'react';
import { Popover as BasePopover } from '@base-ui/react/popover';
import { classNames } from '../../class-names.ts';
import popup from '../popup.module.css';
import styles from './popover.module.css';

export interface PopoverProps {
  /** The button that opens it; one that passes its props and ref on, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement;
  /** Names it and stands at its top. Without one, give `label`. */
  title?: ReactNode;
  /** Names it for screen readers when there is no title. */
  label?: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** Leave out to let it remember its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** A small panel beside its button, for explanation or a few controls. Opens on press, closes on Escape, on a press outside and when the focus leaves. */
export function Popover({ trigger, title, label, align = 'start', side = 'bottom', open, onOpenChange, className, children }: PopoverProps) {
  return (
    <BasePopover.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal>
        <BasePopover.Positioner className={popup['positioner']} align={align} side={side} sideOffset={8} collisionPadding={8}>
          <BasePopover.Popup className={classNames(popup['popup'], styles['popover'], className)} aria-label={title ? undefined : label}>
            {title && <BasePopover.Title className={styles['title']}>{title}</BasePopover.Title>}
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
