import type { ReactNode } from 'react';
import { Accordion as BaseAccordion } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../layout/icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionProps {
  /** `single` closes the open section when another opens; `independent` lets each open and close by itself. */
  mode?: 'single' | 'independent';
  /** The ids of the open sections; leave out to let it remember its own. */
  value?: readonly string[];
  /** The ids of the sections that start open. */
  defaultValue?: readonly string[];
  /** Receives the ids of the sections now open. */
  onValueChange?: (value: string[]) => void;
  className?: string | undefined;
  /** `AccordionSection`s. */
  children: ReactNode;
}

/** Sections of which the heads stay in view. Pressing the head of the open one closes it. */
export function Accordion({ mode = 'independent', value, defaultValue, onValueChange, className, children }: AccordionProps) {
  return (
    <BaseAccordion.Root<string>
      className={classNames(styles['accordion'], className)}
      multiple={mode === 'independent'}
      hiddenUntilFound
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      {...(onValueChange && { onValueChange: (next: string[]) => onValueChange(next) })}
    >
      {children}
    </BaseAccordion.Root>
  );
}

export interface AccordionSectionProps {
  /** Names the section within its accordion. */
  id: string;
  title: ReactNode;
  /** Beside the title, inside the button: a count or a status badge. Nothing that can be pressed. */
  meta?: ReactNode;
  /** Beside the head, outside the button: something that can be pressed, such as 'Reset naar standaard'. */
  action?: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4;
  /** `section` is the main level; `sub` a quieter one inside it. */
  variant?: 'section' | 'sub';
  className?: string | undefined;
  children: ReactNode;
}

/** One section: a heading that is a button, and what it opens. */
export function AccordionSection({ id, title, meta, action, level = 3, variant = 'section', className, children }: AccordionSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <BaseAccordion.Item value={id} className={classNames(styles['section'], className)} data-variant={variant}>
      <div className={styles['head']}>
        <BaseAccordion.Header className={styles['heading']} render={<Heading />}>
          <BaseAccordion.Trigger className={styles['trigger']}>
            <Icon of={ChevronDown} className={styles['arrow']} />
            <span className={styles['title']}>{title}</span>
            {meta && <span className={styles['meta']}>{meta}</span>}
          </BaseAccordion.Trigger>
        </BaseAccordion.Header>
        {action}
      </div>
      <BaseAccordion.Panel className={styles['panel']}>
        <div className={styles['content']}>{children}</div>
      </BaseAccordion.Panel>
    </BaseAccordion.Item>
  );
}
