import type { ReactNode } from 'react';
import { Drawer } from '@base-ui/react/drawer';
import X from 'lucide-react/icons/x';
import { classNames } from '../../class-names.ts';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { useInertPage } from '../inert-page.ts';
import { overlayTexts } from '../texts.ts';
import styles from './bottom-sheet.module.css';

export interface BottomSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the sheet and stands at its top. */
  title: ReactNode;
  /** The share of the window it may cover: `half` keeps the picture above it in view while choosing. */
  height?: 'half' | 'most';
  /** Buttons, always in view. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Rises from below on a phone, for choosing while the picture stays in view. Closes by cross, Escape, a press above it or a swipe down. */
export function BottomSheet({ open, onOpenChange, title, height = 'half', footer, className, children }: BottomSheetProps) {
  useInertPage(open);
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['backdrop']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup className={classNames(styles['sheet'], className)} data-height={height}>
            <span className={styles['handle']} aria-hidden="true" />
            <header className={styles['header']}>
              <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon={X} label={overlayTexts.close} />} />
            </header>
            <Drawer.Content className={styles['content']}>{children}</Drawer.Content>
            {footer && <footer className={styles['footer']}>{footer}</footer>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
