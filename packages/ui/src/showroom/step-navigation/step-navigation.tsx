import { useId } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "../../controls/button/button.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import { stepNavigationTexts } from "./texts.ts";
import styles from "./step-navigation.module.css";

/** One of the two buttons. */
export interface StepAction {
  /** Label of the button: 'Naar Tegels', 'Selecteer Sanitair', 'Opslaan en naar Toilet'. */
  label: string;
  /** URL of the target. Set this or `onSelect`. */
  href?: string | undefined;
  /** Action of the button, when it does more than navigate. */
  onSelect?: (() => void) | undefined;
  /** Shows a spinner and ignores presses. */
  working?: boolean | undefined;
  /** Why the next button is blocked. */
  disabledReason?: string | undefined;
  /** Error of the last attempt, announced when it appears. The button can be pressed again. */
  problem?: string | undefined;
}

export interface StepNavigationProps {
  /** The previous button. Leave out on the first sub-step. */
  previous?: StepAction | undefined;
  /** The next button. */
  next?: StepAction | undefined;
}

const actionProps = ({ href, onSelect, working = false }: StepAction) => ({
  loading: working,
  ...(href !== undefined && !working && { href }),
  ...(onSelect && { onClick: () => onSelect() }),
});

/** Shows the reason in a popover on press. A text below would change the bar's height when it disappears. */
function BlockedWayOn({ label, reason }: { label: string; reason: string }) {
  const reasonId = useId();
  return (
    <div className={styles["blocked"]}>
      <Popover
        side="top"
        align="end"
        label={stepNavigationTexts.why(label)}
        className={styles["reason"]}
        trigger={
          <Button
            variant="primary"
            iconAfter={ArrowRight}
            className={styles["next"]}
            aria-disabled
            aria-describedby={reasonId}
            title={reason}
          >
            {label}
          </Button>
        }
      >
        <p>{reason}</p>
      </Popover>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </div>
  );
}

/**
 * Buttons to the previous and the next sub-step; next is the configurator's primary action. In a narrow container the
 * previous button shows only its arrow.
 */
export function StepNavigation({ previous, next }: StepNavigationProps) {
  const problem = next?.problem ?? previous?.problem;
  return (
    <>
      <nav className={styles["navigation"]} aria-label={stepNavigationTexts.label}>
        {previous && (
          <Button {...actionProps(previous)} variant="secondary" icon={ArrowLeft} className={styles["previous"]}>
            <span className={styles["words"]}>{previous.label}</span>
          </Button>
        )}
        {next?.disabledReason && <BlockedWayOn label={next.label} reason={next.disabledReason} />}
        {next && !next.disabledReason && (
          <Button {...actionProps(next)} variant="primary" iconAfter={ArrowRight} className={styles["next"]}>
            {next.label}
          </Button>
        )}
      </nav>
      {problem !== undefined && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
    </>
  );
}
