import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./popover.module.css";
import { PopoverPanel } from "./popover-panel.tsx";
import { usePopover } from "./use-popover.ts";

export interface PopoverProps {
  /** The button that opens it; it must pass on props and ref, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** Title and accessible name. Without a title, set `label`. */
  title?: ReactNode;
  /** Accessible name when there is no title. */
  label?: string | undefined;
  /** Edge that is aligned with its button. */
  align?: "start" | "center" | "end" | undefined;
  /** Preferred side. */
  side?: "top" | "bottom" | undefined;
  /** Controlled state; leave out for an uncontrolled component. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A small panel next to its button, for an explanation or a few controls. Opens on press, closes on Escape, on an
 * outside press and when the focus leaves.
 */
export function Popover({
  trigger,
  title,
  label,
  align = "start",
  side = "bottom",
  open,
  onOpenChange,
  className,
  children,
}: PopoverProps) {
  const titleId = useId();
  const popover = usePopover({ open, onOpenChange });
  return (
    <>
      {cloneElement(trigger, popover.button)}
      {popover.open && (
        <PopoverPanel
          {...popover.panel}
          side={side}
          align={align}
          className={classNames(styles["popover"], className)}
          {...(title ? { "aria-labelledby": titleId } : { "aria-label": label })}
        >
          {title && (
            <h2 id={titleId} className={styles["title"]}>
              {title}
            </h2>
          )}
          {children}
        </PopoverPanel>
      )}
    </>
  );
}
