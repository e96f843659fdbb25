import type { ComponentProps } from "react";
import type { LucideIcon } from "lucide-react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  icon: LucideIcon;
  /** The action as a verb with its object: 'Afbeelding vergroten'. It is the accessible name and the hover text. */
  label: string;
  /** `onImage` has a white disc behind it, visible on any picture. */
  variant?: "plain" | "outlined" | "onImage";
  /** `small` is 32px; use it only where buttons are spaced apart. */
  size?: "medium" | "small";
  /** Fills the icon: what the label says was done, such as keeping something. Change the label too. */
  filled?: boolean;
}

/** A button with only an icon. Prefer a button with words; this is for close, clear, arrows and similar actions. */
export function IconButton({
  icon,
  label,
  variant = "plain",
  size = "medium",
  filled = false,
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
      data-filled={filled || undefined}
      className={classNames(styles["button"], className)}
    >
      <Icon of={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
