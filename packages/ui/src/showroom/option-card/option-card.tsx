import { useId, type ReactNode } from "react";
import type { LucideIcon } from "lucide-react";
import { Button } from "../../controls/button/button.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./option-card.module.css";

export interface OptionCardProps {
  /** Name of the option, from the project. */
  title: string;
  /** What happens after choosing it. Pass sanitised content. */
  children: ReactNode;
  icon?: LucideIcon | undefined;
  /** Label of the button: 'Kies deze optie'. */
  actionLabel: string;
  /** Called when the user chooses this option; ask for confirmation before submitting. */
  onChoose: () => void;
  /** Uses the primary button, for the first option. */
  primary?: boolean | undefined;
  /** The submission is pending. */
  working?: boolean | undefined;
  /** Why it cannot be chosen: 'U heeft uw keuzes reeds bevestigd.' */
  disabledReason?: string | undefined;
}

/** One way to submit the choices: a showroom visit, a design, a quotation. */
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
