import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Button } from "../../controls/button/button.tsx";
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
  /** Why it cannot be done now. */
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

const actionProps = ({ href, onSelect, working = false, disabledReason }: StepAction) => ({
  loading: working,
  disabledReason,
  ...(href !== undefined && !working && !disabledReason && { href }),
  ...(onSelect && { onClick: () => onSelect() }),
});

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
        {next && (
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
