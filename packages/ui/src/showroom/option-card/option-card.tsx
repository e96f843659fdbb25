import { useId, type ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./option-card.module.css";

export interface OptionCardProps {
  /** Name of the option, as the project words it. */
  title: string;
  /** What follows on choosing it. Pass sanitized content. */
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** Words of the button: 'Kies deze optie'. */
  actionLabel: string;
  /** The visitor wants this option; ask for confirmation before anything is submitted. */
  onChoose: () => void;
  /** The first option carries the primary button. */
  primary?: boolean | undefined;
  /** The choice is being recorded. */
  working?: boolean | undefined;
  /** Why it cannot be chosen: 'U heeft uw keuzes reeds bevestigd.' */
  disabledReason?: string | undefined;
}

/** One way to go on after the summary: to the showroom, by design, by quotation. */
export function OptionCard({
  title,
  children,
  icon,
  actionLabel,
  onChoose,
  primary = false,
  working = false,
  disabledReason,
}: OptionCardProps) {
  const id = useId();
  return (
    <article className={styles["card"]} aria-labelledby={id} data-print="hide">
      {icon && <Icon of={icon} size="large" className={styles["icon"]} />}
      <h3 className={styles["title"]} id={id}>
        {title}
      </h3>
      <div className={styles["content"]}>{children}</div>
      <Button
        variant={primary ? "primary" : "secondary"}
        loading={working}
        disabledReason={disabledReason}
        onClick={onChoose}
        aria-describedby={id}
        fullWidth
      >
        {actionLabel}
      </Button>
    </article>
  );
}

export interface OptionCardsProps {
  /** The option cards, 'showroom' first. */
  children: ReactNode;
}

/** Option cards side by side, as many as fit. */
export function OptionCards({ children }: OptionCardsProps) {
  return <div className={styles["cards"]}>{children}</div>;
}
