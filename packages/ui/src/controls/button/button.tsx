import { useId, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import LoaderCircle from "lucide-react/icons/loader-circle";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import styles from "./button.module.css";
import { buttonTexts } from "./texts.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  /** `primary` is the next action of a view; use it once. `danger` is for actions that cannot be undone. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** `small` is for dense rows; its target stays at least 24px high. */
  size?: "medium" | "small";
  /** Shows a spinner and ignores presses, but keeps the focus. */
  loading?: boolean;
  /** Icon before the words. */
  icon?: LucideIcon | undefined;
  /** Icon after the words, such as an arrow to the next step. */
  iconAfter?: LucideIcon | undefined;
  /** Takes the full width of its container. */
  fullWidth?: boolean;
  /**
   * Why it cannot be pressed now. Shown below it and read with it; the button stays reachable by keyboard. Prefer it to
   * `disabled`, which gives no reason.
   */
  disabledReason?: ReactNode;
  /** Renders a link that looks like a button, without `ref` and `onClick`. For navigation, never for an action. */
  href?: string;
  /** Only with `href`. */
  target?: "_blank";
  /** Only with `href`: saves the address under this name. */
  download?: string;
}

/** An action or, with `href`, a link that looks like a button. */
export function Button({
  ref,
  variant = "secondary",
  size = "medium",
  loading = false,
  icon,
  iconAfter,
  fullWidth = false,
  disabledReason,
  href,
  target,
  download,
  className,
  children,
  onClick,
  type = "button",
  "aria-describedby": describedBy,
  "aria-disabled": unavailable,
  ...button
}: ButtonProps) {
  const reasonId = useId();
  const blocked = loading || Boolean(disabledReason);
  // The spinner replaces the icon or uses the space before the words, so that nothing moves
  const turnsAfter = loading && !icon && iconAfter !== undefined;
  const leading = loading && !turnsAfter ? LoaderCircle : icon;
  const turning = icon ? styles["turning"] : classNames(styles["turning"], styles["beside"]);

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (blocked) {
      // Enter in a field also triggers the submit button; neither may submit twice
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  const looks = {
    className: classNames(styles["button"], className),
    "data-variant": variant,
    "data-size": size,
    "data-full-width": fullWidth || undefined,
  };
  const content = (
    <>
      {leading && <Icon of={leading} className={loading ? turning : undefined} />}
      <span className={styles["label"]}>{children}</span>
      {turnsAfter && <Icon of={LoaderCircle} className={styles["turning"]} />}
      {iconAfter && !turnsAfter && <Icon of={iconAfter} />}
    </>
  );

  if (href !== undefined) {
    return (
      <Anchor
        {...looks}
        {...(target && { target, rel: "noopener" })}
        {...(download && { download })}
        href={href}
        id={button.id}
        aria-label={button["aria-label"]}
        aria-describedby={describedBy}
        tabIndex={button.tabIndex}
      >
        {content}
      </Anchor>
    );
  }

  const element = (
    <button
      {...button}
      {...looks}
      ref={ref}
      type={type}
      onClick={handleClick}
      aria-disabled={blocked || unavailable || undefined}
      aria-busy={loading || undefined}
      aria-describedby={disabledReason ? classNames(describedBy, reasonId) : describedBy}
    >
      {content}
      {loading && <VisuallyHidden> {buttonTexts.loading}</VisuallyHidden>}
    </button>
  );
  if (!disabledReason) return element;
  return (
    <span className={styles["withReason"]} data-full-width={fullWidth || undefined}>
      {element}
      <span className={styles["reason"]} id={reasonId}>
        {disabledReason}
      </span>
    </span>
  );
}
