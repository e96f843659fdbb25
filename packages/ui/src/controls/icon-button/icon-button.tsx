import type { ComponentProps } from "react";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** What it does, as a verb with its object: 'Afbeelding vergroten'. It is the accessible name and the hover text. */
  label: string;
  /** `onImage` has a white disc behind it, to be seen on any picture. */
  variant?: "plain" | "outlined" | "onImage";
  /** `small` is 32px; use it only where several stand apart from each other. */
  size?: "medium" | "small";
}

/** A button of which only the icon shows. Prefer a button with words; this is for close, clear, arrows and the like. */
export function IconButton({
  icon,
  label,
  variant = "plain",
  size = "medium",
  className,
  type = "button",
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      title={label}
      data-variant={variant}
      data-size={size}
      className={classNames(styles["button"], className)}
    >
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
