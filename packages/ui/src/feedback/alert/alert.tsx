import type { ReactNode } from "react";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./alert.module.css";
import { alertTexts } from "./texts.ts";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface AlertProps {
  /**
   * `info` for a remark, `success` for a completed action, `warning` for an unexpected effect, `danger` for an error.
   */
  variant?: "info" | "success" | "warning" | "danger";
  /** A short first line. */
  title?: ReactNode;
  /**
   * How screen readers announce an alert that appears later: `polite` after the current speech, `assertive` at once
   * (for a blocking error). `off` for an alert that is present from the start.
   */
  announce?: "off" | "polite" | "assertive";
  /** One or two small buttons or links. */
  actions?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message in the page that stays as long as it is true. */
export function Alert({ variant = "info", title, announce = "off", actions, className, children }: AlertProps) {
  const role = { off: undefined, polite: "status", assertive: "alert" } as const;
  return (
    <div className={classNames(styles["alert"], className)} data-variant={variant} role={role[announce]}>
      <Icon of={ICONS[variant]} className={styles["icon"]} />
      <div className={styles["words"]}>
        <VisuallyHidden>{`${alertTexts[variant]}: `}</VisuallyHidden>
        {title && <p className={styles["title"]}>{title}</p>}
        {children && <div className={styles["body"]}>{children}</div>}
        {actions && <div className={styles["actions"]}>{actions}</div>}
      </div>
    </div>
  );
}
