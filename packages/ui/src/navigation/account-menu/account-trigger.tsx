import type { ComponentProps, ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import UserRound from "lucide-react/icons/user-round";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./account-trigger.module.css";

export interface AccountTriggerProps extends Omit<ComponentProps<"button">, "children" | "className" | "type"> {
  /** The small first line: 'Inloggen op', or 'Welkom'. */
  kicker?: ReactNode;
  /** The main line: 'Mijn Digitale Showroom', or the name. */
  label: ReactNode;
  /** Short text that replaces both lines on a phone: 'Inloggen', or the first name. Must be a part of one of them. */
  short?: string | undefined;
}

/** Only the button of the account menu, for a page that loads the menu on the first press. */
export function AccountTrigger({ kicker, label, short, ...button }: AccountTriggerProps) {
  return (
    <button {...button} type="button" className={styles["trigger"]}>
      <Icon of={UserRound} />
      <span className={styles["words"]} data-account-words="">
        {kicker && (
          <span className={styles["kicker"]}>
            <span>{kicker}</span>{" "}
          </span>
        )}
        <span className={styles["label"]}>{label}</span>
        {short !== undefined && (
          <span className={styles["short"]} aria-hidden="true">
            {short}
          </span>
        )}
      </span>
      <Icon of={ChevronDown} size="small" className={styles["arrow"]} />
    </button>
  );
}
