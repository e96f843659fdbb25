import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import { StepBarItem, type StepBarStep } from "./step-bar-item.tsx";
import { stepBarTexts } from "./texts.ts";
import styles from "./step-bar.module.css";

export interface StepBarProps {
  /** All steps in order. */
  steps: readonly StepBarStep[];
  /** The next step; its arrow is a link only with an `href`. Leave out on the last step. */
  next?: { label: string; href?: string | undefined } | undefined;
}

/**
 * The steps of the showroom with numbers and names; done steps have a check, the current one is underlined. In a narrow
 * container only the current step shows its name.
 */
export function StepBar({ steps, next }: StepBarProps) {
  const current = steps.findIndex((step) => step.current);
  return (
    <nav className={styles["place"]} aria-label={stepBarTexts.label}>
      <div className={styles["bar"]}>
        <ol className={styles["steps"]}>
          {steps.map((step, index) => (
            <StepBarItem key={step.id} {...step} number={index + 1} />
          ))}
        </ol>
        {current >= 0 && (
          <span className={styles["position"]} aria-hidden="true">
            {stepBarTexts.position(current + 1, steps.length)}
          </span>
        )}
        {next?.href !== undefined && (
          <Anchor className={styles["next"]} href={next.href} title={stepBarTexts.next(next.label)}>
            <Icon of={ArrowRight} />
            <VisuallyHidden>{stepBarTexts.next(next.label)}</VisuallyHidden>
          </Anchor>
        )}
        {next && next.href === undefined && (
          <span className={styles["next"]} data-unavailable="" title={stepBarTexts.noNext}>
            <Icon of={ArrowRight} />
            <VisuallyHidden>{stepBarTexts.noNext}</VisuallyHidden>
          </span>
        )}
      </div>
    </nav>
  );
}
