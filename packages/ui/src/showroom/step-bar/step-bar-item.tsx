import Check from "lucide-react/icons/check";
import { Icon } from "../../layout/icon/icon.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Anchor } from "../../foundations/link-provider/link-provider.tsx";
import { Popover } from "../../overlays/popover/popover.tsx";
import { stepBarTexts } from "./texts.ts";
import styles from "./step-bar.module.css";

export interface StepBarStep {
  id: string;
  label: string;
  /** URL of the step. Leave out while the step is not available. */
  href?: string | undefined;
  /** Marks the current step. */
  current?: boolean | undefined;
  /** Its choices are confirmed. */
  completed?: boolean | undefined;
  /** Why it is not available yet: 'Rond eerst Badkamer af.' */
  unavailableReason?: string | undefined;
}

interface StepBarItemProps extends StepBarStep {
  number: number;
}

/** A step: a link when it is available, else a button that shows the reason. */
export function StepBarItem({
  label,
  href,
  current = false,
  completed = false,
  unavailableReason,
  number,
}: StepBarItemProps) {
  const face = (
    <>
      {completed && <VisuallyHidden>{stepBarTexts.done} </VisuallyHidden>}
      <span className={styles["number"]}>
        {completed ? (
          <>
            <Icon of={Check} size="small" />
            <VisuallyHidden>{number}</VisuallyHidden>
          </>
        ) : (
          number
        )}
      </span>{" "}
      <span className={styles["label"]}>{label}</span>
    </>
  );
  const looks = {
    className: styles["step"],
    "data-current": current || undefined,
    "data-completed": completed || undefined,
  };
  if (href !== undefined) {
    return (
      <li className={styles["item"]} data-current={current || undefined}>
        <Anchor {...looks} href={href} aria-current={current ? "step" : undefined}>
          {face}
        </Anchor>
      </li>
    );
  }
  if (current) {
    return (
      <li className={styles["item"]} data-current="">
        <span {...looks} aria-current="step">
          {face}
        </span>
      </li>
    );
  }
  const reason = unavailableReason ?? stepBarTexts.unavailable;
  return (
    <li className={styles["item"]}>
      <Popover
        label={stepBarTexts.why(label)}
        className={styles["reason"]}
        trigger={
          <button type="button" {...looks} data-unavailable="" title={reason}>
            {face}
            <VisuallyHidden>{` (${reason})`}</VisuallyHidden>
          </button>
        }
      >
        <p>{reason}</p>
      </Popover>
    </li>
  );
}
