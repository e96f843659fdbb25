import type { ReactElement, ReactNode } from 'react';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import { classNames } from '../../class-names.ts';
import popup from '../popup.module.css';
import styles from './tooltip.module.css';

export interface TooltipProps {
  /** A few words. It is no accessible name or description: whatever matters must be said elsewhere too. */
  text: ReactNode;
  side?: 'top' | 'bottom';
  /** The button it belongs to; one that passes its props and ref on. */
  children: ReactElement;
}

/** A hint at hover and keyboard focus. It does not exist on touch: use a popover for anything one needs to know. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={400} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className={popup['positioner']} side={side} sideOffset={6} collisionPadding={8}>
          <BaseTooltip.Popup className={classNames(popup['popup'], styles['tooltip'])}>{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
