import { useState } from "react";
import type { ReactNode } from "react";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ConfirmedSummary } from "./confirmed-summary.tsx";
import { OpenSummary } from "./open-summary.tsx";
import styles from "./overview-page.module.css";

export interface OverviewPageProps {
  /** Further actions on the choices, such as sharing them. */
  readonly children?: ReactNode;
}

/** The overview of all choices and prices, from which they are submitted; afterwards the confirmation. */
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
