import { useId } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "../../controls/button/button.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import { stepNavigationTexts } from "./texts.ts";
import styles from "./step-navigation.module.css";

/** One of the two ways to go. */
export interface StepAction {
  /** The words of the button to the letter: 'Naar Tegels', 'Selecteer Sanitair', 'Opslaan en naar Toilet'. */
  label: string;
  /** Where it goes. Give this or `onSelect`. */
  href?: string | undefined;
  /** What it does, when it does more than go somewhere. */
  onSelect?: (() => void) | undefined;
  /** Shows a turning icon and ignores presses until the work is done. */
  working?: boolean | undefined;
  /** Of the way on: why it cannot be done now. */
  disabledReason?: string | undefined;
  /** What went wrong when it was last done; it can be done again. Spoken as it appears. */
  problem?: string | undefined;
}

export interface StepNavigationProps {
  /** The way back. Left out on the first sub-step. */
  previous?: StepAction | undefined;
  /** The way on. */
  next?: StepAction | undefined;
}

const actionProps = ({ href, onSelect, working = false }: StepAction) => ({
  loading: working,
  ...(href !== undefined && !working && { href }),
  ...(onSelect && { onClick: () => onSelect() }),
});

/** Says why beside itself when it is pressed: words below it would be gone with the first choice, and the bar lower. */
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

/** Back to the previous sub-step, on to the next: the one primary action of the configurator. In a narrow place 'back' keeps its arrow alone. */
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
