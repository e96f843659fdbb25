import { useState } from "react";
import type { ReactNode } from "react";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ConfirmedSummary } from "./confirmed-summary.tsx";
import { OpenSummary } from "./open-summary.tsx";
import styles from "./overview-page.module.css";

export interface OverviewPageProps {
  /** What else can be done with the choices, such as showing them to others. */
  readonly children?: ReactNode;
}

/** All that was chosen, what it costs, and handing it in; afterwards what was handed in. */
export function OverviewPage({ children }: OverviewPageProps) {
  const { store } = useShowroom();
  const submitType = useChoices(store, (state) => state.submitType);
  const [justSubmitted, setJustSubmitted] = useState(false);
  return (
    <div className={styles["page"]}>
      {submitType === null ? (
        <OpenSummary onSubmitted={() => setJustSubmitted(true)}>{children}</OpenSummary>
      ) : (
        <ConfirmedSummary submitType={submitType} announced={justSubmitted} onAnnounced={() => setJustSubmitted(false)}>
          {children}
        </ConfirmedSummary>
      )}
    </div>
  );
}
