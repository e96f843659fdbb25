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
  /** A word of either line that stands for them on a phone: 'Inloggen', or the first name. */
  short?: string | undefined;
}

/** The button of the account menu by itself, for a page that loads the menu only when someone reaches for it. */
export function AccountTrigger({ kicker, label, short, ...button }: AccountTriggerProps) {
  return (
    <button {...button} type="button" className={styles["trigger"]}>
      <Icon of={UserRound} />
      <span className={styles["words"]} data-account-words="">
        {kicker && <span className={styles["kicker"]}>{kicker} </span>}
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
