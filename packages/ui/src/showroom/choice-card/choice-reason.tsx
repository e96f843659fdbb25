import Ban from "lucide-react/icons/ban";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./choice-reason.module.css";

interface ChoiceReasonProps {
  readonly id: string;
  readonly children: string;
}

/**
 * Why a card cannot be chosen. Where an element with `data-told` says it for all cards of the page, it is for screen readers only.
 */
export function ChoiceReason({ id, children }: ChoiceReasonProps) {
  return (
    <p className={styles["reason"]} id={id}>
      <Icon of={Ban} size="small" />
      <span>{children}</span>
    </p>
  );
}
