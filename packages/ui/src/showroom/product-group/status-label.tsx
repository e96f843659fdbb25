import Asterisk from "lucide-react/icons/asterisk";
import Check from "lucide-react/icons/check";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./product-group.module.css";
import { productGroupTexts } from "./texts.ts";

/**
 * Status of a group: a rule requires a choice, the standard is chosen, a choice is optional, or the standard can be
 * restored.
 */
export type GroupStatus = "required" | "standard" | "optional" | "reset";

export interface StatusLabelProps {
  status: GroupStatus;
  /** Title of the group, for a unique name of each reset button. */
  title: string;
  /** Restores the standard; only with `status="reset"`. */
  onReset?: (() => void) | undefined;
}

/** The status of a product group or tile section, in words; 'Reset naar standaard' is a button. */
export function StatusLabel({ status, title, onReset }: StatusLabelProps) {
  if (status === "reset") {
    return (
      <button type="button" data-print="hide" className={styles["reset"]} onClick={onReset}>
        <Icon of={RotateCcw} size="small" />
        {productGroupTexts.reset}
        <VisuallyHidden>{` ${productGroupTexts.resetOf(title)}`}</VisuallyHidden>
      </button>
    );
  }
  return (
    <span className={styles["status"]} data-status={status}>
      {status === "required" && <Icon of={Asterisk} size="small" />}
      {status === "standard" && <Icon of={Check} size="small" />}
      <span>{productGroupTexts[status]}</span>
    </span>
  );
}
