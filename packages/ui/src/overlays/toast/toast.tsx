import { useMemo, type ReactNode } from 'react';
import { Toast } from '@base-ui/react/toast';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../controls/icon-button/icon-button.tsx';
import { overlayTexts } from '../texts.ts';
import styles from './toast.module.css';
import { toastTexts } from './texts.ts';

/** Long enough to read it and reach the action; hover and focus stop the clock. */
const SHOWN_MS = 8000;

export interface ToastMessage {
  /** What happened, in a sentence. */
  title: ReactNode;
  /** What it means or what to do. */
  description?: ReactNode;
  /** A word for taking it back or going on, such as 'Ongedaan maken'. */
  actionLabel?: string;
  onAction?: () => void;
  /** `danger` stays until it is closed, for what needs an answer. Both are read politely. */
  variant?: 'neutral' | 'danger';
  /** A second message with the same id replaces the first. */
  id?: string;
}

export interface ToastProviderProps {
  children: ReactNode;
}

/** Put once around the application; below it `useToast` shows messages. */
export function ToastProvider({ children }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={SHOWN_MS} limit={2}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={styles['viewport']} aria-label={toastTexts.region}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles['toast']} swipeDirection={['down', 'right']}>
      <Toast.Content className={styles['content']}>
        <div className={styles['words']}>
          <Toast.Title className={styles['title']} render={<p />} />
          <Toast.Description className={styles['description']} />
        </div>
        <Toast.Action className={styles['action']} />
        <Toast.Close render={<IconButton icon={X} label={overlayTexts.close} size="small" />} className={styles['close']} />
      </Toast.Content>
    </Toast.Root>
  ));
}

export interface ToastControls {
  /** Shows a message and returns its id. */
  show: (message: ToastMessage) => string;
  /** Takes a message away. */
  close: (id: string) => void;
}

/** Shows short messages that need no answer. Never the only place where an error is said. */
export function useToast(): ToastControls {
  const { add, close } = Toast.useToastManager();
  return useMemo(() => {
    function show({ title, description, actionLabel, onAction, variant = 'neutral', id }: ToastMessage): string {
      const shownId = add({
        title,
        description,
        type: variant,
        ...(variant === 'danger' && { timeout: 0 }),
        ...(id !== undefined && { id }),
        ...(actionLabel !== undefined && {
          actionProps: {
            children: actionLabel,
            onClick: () => {
              onAction?.();
              close(shownId);
            },
          },
        }),
      });
      return shownId;
    }
    return { show, close };
  }, [add, close]);
}
