import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { useLasting } from "../use-lasting.ts";
import styles from "./save-status.module.css";
import { saveStatusTexts as texts } from "./texts.ts";

const ICONS = { saved: Check, saving: LoaderCircle, failed: CloudOff } as const;

export interface SaveStatusProps {
  /** The state of the last save. Do not render the component before the first save. */
  state: "saved" | "saving" | "failed";
  /** A retry is running; the text stays until its result is known. */
  trying?: boolean;
  /** Retries; the text of the failed state is the button. */
  onRetry: () => void;
  /** Shows a strip only while saving fails, for a place that is always visible. */
  failuresOnly?: boolean;
  /** Shows nothing while saving fails, because a strip elsewhere shows it. */
  withoutFailures?: boolean;
  className?: string | undefined;
}

/** Whether the choices are saved. Saved and failed are announced politely; saving is not. */
export function SaveStatus({
  state,
  trying = false,
  onRetry,
  failuresOnly = false,
  withoutFailures = false,
  className,
}: SaveStatusProps) {
  const waits = useLasting(state === "saving" || trying);
  const content = (
    <>
      <Icon of={waits ? LoaderCircle : ICONS[state]} size="small" className={waits ? styles["turning"] : undefined} />
      <span data-save-words="">{texts[state]}</span>
    </>
  );
  const retry = (
    <button type="button" className={styles["retry"]} onClick={onRetry}>
      {content}
    </button>
  );
  if (failuresOnly) {
    return (
      <div role="status" className={className}>
        {state === "failed" && (
          <div className={styles["strip"]} data-state={state}>
            {retry}
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={classNames(styles["status"], className)} data-state={state}>
      <span role="status" className={styles["line"]}>
        {state === "saved" && content}
        {state === "failed" && !withoutFailures && retry}
      </span>
      {state === "saving" && <span className={styles["line"]}>{content}</span>}
    </div>
  );
}
