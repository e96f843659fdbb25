import { createContext, use, useState, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "../../class-names.ts";
import { useDisclosure } from "../../foundations/use-disclosure.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./accordion.module.css";

const NONE: readonly string[] = [];

interface AccordionState {
  /** Ids of the open sections. */
  value: readonly string[];
  toggle: (id: string, open: boolean) => void;
}

const AccordionContext = createContext<AccordionState>({ value: NONE, toggle: () => {} });

export interface AccordionProps {
  /** `single` closes the open section when another opens; `independent` lets each open and close by itself. */
  mode?: "single" | "independent" | undefined;
  /** The ids of the open sections; leave out to let it remember its own. */
  value?: readonly string[] | undefined;
  /** The ids of the sections that start open. */
  defaultValue?: readonly string[] | undefined;
  /** Receives the ids of the sections now open. */
  onValueChange?: ((value: string[]) => void) | undefined;
  className?: string | undefined;
  /** `AccordionSection`s. */
  children: ReactNode;
}

/** Sections of which the heads stay in view. Pressing the head of the open one closes it. */
export function Accordion({
  mode = "independent",
  value: controlled,
  defaultValue = NONE,
  onValueChange,
  className,
  children,
}: AccordionProps) {
  const [own, setOwn] = useState(defaultValue);
  const value = controlled ?? own;

  function toggle(id: string, open: boolean) {
    const others = mode === "single" ? [] : value.filter((other) => other !== id);
    const next = open ? [...others, id] : value.filter((other) => other !== id);
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <AccordionContext value={{ value, toggle }}>
      <div className={classNames(styles["accordion"], className)}>{children}</div>
    </AccordionContext>
  );
}

export interface AccordionSectionProps {
  /** Names the section within its accordion. */
  id: string;
  /** The words of the heading and of its button. */
  title: ReactNode;
  /** Beside the title, inside the button: a count or a status badge. Nothing that can be pressed. */
  meta?: ReactNode;
  /** Beside the head, outside the button: something that can be pressed, such as 'Reset naar standaard'. */
  action?: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3 | 4;
  /** `section` is the main level; `sub` a quieter one inside it. */
  variant?: "section" | "sub";
  className?: string | undefined;
  children: ReactNode;
}

/** One section: a heading that is a button, and what it opens. */
export function AccordionSection({
  id,
  title,
  meta,
  action,
  level = 3,
  variant = "section",
  className,
  children,
}: AccordionSectionProps) {
  const accordion = use(AccordionContext);
  const disclosure = useDisclosure({
    open: accordion.value.includes(id),
    onOpenChange: (open) => accordion.toggle(id, open),
  });
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles["section"], className)} data-variant={variant}>
      <div className={styles["head"]}>
        <Heading className={styles["heading"]}>
          <button type="button" {...disclosure.button} className={styles["trigger"]}>
            <Icon of={ChevronDown} className={styles["arrow"]} />
            <span className={styles["title"]}>{title}</span>
            {meta && <span className={styles["meta"]}>{meta}</span>}
          </button>
        </Heading>
        {action}
      </div>
      <div {...disclosure.panel}>
        <div className={styles["content"]}>{children}</div>
      </div>
    </div>
  );
}
