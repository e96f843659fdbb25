import Check from "lucide-react/icons/check";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./choice-card.module.css";
import { choiceTexts } from "./texts.ts";

export interface ChosenBadgeProps {
  /** Hide it from assistive technology when the control itself already says that it is chosen, as a checked radio does. */
  decorative?: boolean | undefined;
}

/** The check with the word 'Gekozen': the second of the two signs of a choice, beside the ring of ink. */
export function ChosenBadge({ decorative = false }: ChosenBadgeProps) {
  return (
    <span className={styles["badge"]} aria-hidden={decorative || undefined}>
      <Icon of={Check} size="small" />
      {choiceTexts.chosen}
    </span>
  );
}
