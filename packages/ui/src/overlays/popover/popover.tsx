import { cloneElement, useId, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./popover.module.css";
import { PopoverPanel } from "./popover-panel.tsx";
import { usePopover } from "./use-popover.ts";

export interface PopoverProps {
  /** The button that opens it; one that passes its props and ref on, such as `<Button>` or `<IconButton>`. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** Names it and stands at its top. Without one, give `label`. */
  title?: ReactNode;
  /** Names it for screen readers when there is no title. */
  label?: string | undefined;
  /** Which edge it shares with its button. */
  align?: "start" | "center" | "end" | undefined;
  /** Where it opens when there is room. */
  side?: "top" | "bottom" | undefined;
  /** Leave out to let it remember its own state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A small panel beside its button, for explanation or a few controls. Opens on press, closes on Escape, on a press outside and when the focus leaves. */
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
