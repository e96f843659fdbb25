import { useId, type ComponentProps, type ReactNode } from "react";
import Check from "lucide-react/icons/check";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./radio-card.module.css";
import { radioCardTexts } from "./texts.ts";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "size" | "title" | "children"> {
  /** Name of the choice; a whole answer ('Ja, plafondhoog'), not only 'Ja'. */
  title: ReactNode;
  /** What the choice means, in a sentence. */
  description?: ReactNode;
  /** A picture or sample above the words. Its alt text may be empty when the title names it. */
  media?: ReactNode;
  /** Formatted price or price difference. */
  price?: ReactNode;
  /** Why it cannot be chosen and what would change that; disables the card. */
  disabledReason?: ReactNode;
  /** Content below the description, such as lines of a price. Nothing interactive. */
  children?: ReactNode;
}

/**
 * One of a few choices, as a large card. A native radio: cards with the same `name` form one group, in which arrows
 * move and choose. The chosen card has a ring, a check and the word 'Gekozen'.
 */
export function RadioCard({
  title,
  description,
  media,
  price,
  disabledReason,
  className,
  children,
  disabled,
  ...input
}: RadioCardProps) {
  const id = useId();
  const describedBy = classNames(
    description ? `${id}-description` : null,
    price ? `${id}-price` : null,
    disabledReason ? `${id}-reason` : null,
  );
  return (
    <label className={classNames(styles["card"], className)}>
      <input
        {...input}
        type="radio"
        className={styles["input"]}
        disabled={disabled || Boolean(disabledReason)}
        aria-labelledby={`${id}-title`}
        aria-describedby={describedBy || undefined}
      />
      {media && <span className={styles["media"]}>{media}</span>}
      <span className={styles["words"]}>
        <span className={styles["head"]}>
          <span className={styles["title"]} id={`${id}-title`}>
            {title}
          </span>
          <span className={styles["badge"]} aria-hidden="true">
            <Icon of={Check} size="small" />
            {radioCardTexts.chosen}
          </span>
        </span>
        {description && (
          <span className={styles["description"]} id={`${id}-description`}>
            {description}
          </span>
        )}
        {children}
        {price && (
          <span className={styles["price"]} id={`${id}-price`}>
            {price}
          </span>
        )}
        {disabledReason && (
          <span className={styles["reason"]} id={`${id}-reason`}>
            {disabledReason}
          </span>
        )}
      </span>
    </label>
  );
}
