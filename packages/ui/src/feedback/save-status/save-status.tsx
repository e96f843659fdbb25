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
  /** Before the first save there is nothing to say: do not render it. */
  state: "saved" | "saving" | "failed";
  /** It failed and is being tried again: the words stay as they are until it is known how that went. */
  trying?: boolean;
  /** Tries again; the words of the failed state are the button. */
  onRetry: () => void;
  /** A strip that comes up while saving fails, and nothing otherwise: for a place that is in sight wherever one has scrolled to. */
  failuresOnly?: boolean;
  /** Empty while saving fails: a strip tells of it. */
  withoutFailures?: boolean;
  className?: string | undefined;
}

/** Whether what someone chose is safe. Announced politely; only done and failed are spoken, saving is not. */
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
