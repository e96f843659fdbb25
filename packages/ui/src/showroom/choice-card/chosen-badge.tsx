import Check from "lucide-react/icons/check";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./choice-card.module.css";
import { choiceTexts } from "./texts.ts";

export interface ChosenBadgeProps {
  /** Hides it from assistive technology, when the control already has a checked state. */
  decorative?: boolean | undefined;
}

/** A check with the word 'Gekozen', shown in addition to the ring of a chosen card. */
export function ChosenBadge({ decorative = false }: ChosenBadgeProps) {
  return (
    <span className={styles["badge"]} aria-hidden={decorative || undefined}>
      <Icon of={Check} size="small" />
      {choiceTexts.chosen}
    </span>
  );
}
