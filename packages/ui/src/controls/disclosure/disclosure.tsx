import type { ReactNode } from 'react';
import { Collapsible } from '@base-ui/react/collapsible';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../layout/icon/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Says what a press will show: 'Toon kleuropties'. */
  showLabel: string;
  /** Says what a press will close: 'Sluit kleuropties'. */
  hideLabel: string;
  /** Starts open. */
  defaultOpen?: boolean;
  /** Leave out to let it remember its own state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows or closes something secondary in place. The words say what the press will do. */
export function Disclosure({ showLabel, hideLabel, open, defaultOpen = false, onOpenChange, className, children }: DisclosureProps) {
  return (
    <Collapsible.Root
      className={classNames(styles['disclosure'], className)}
      defaultOpen={defaultOpen}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      <Collapsible.Trigger className={styles['trigger']}>
        <span className={styles['show']}>{showLabel}</span>
        <span className={styles['hide']}>{hideLabel}</span>
        <Icon of={ChevronDown} size="small" className={styles['arrow']} />
      </Collapsible.Trigger>
      <Collapsible.Panel className={styles['panel']} hiddenUntilFound>
        <div className={styles['content']}>{children}</div>
      </Collapsible.Panel>
    </Collapsible.Root>
  );
}
