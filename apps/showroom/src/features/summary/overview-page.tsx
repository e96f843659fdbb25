import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { EARLIER } from "../../pages/links.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { SectionsPlaceholder } from "../../shared/summary/summary-placeholders.tsx";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { ConfirmedSummary } from "./confirmed-summary.tsx";
import { OpenSummary } from "./open-summary.tsx";
import styles from "./overview-page.module.css";

const { Lazy: EarlierConfirmation } = lazyPart(
  async () => (await import("./earlier-confirmation.tsx")).EarlierConfirmation,
);

export interface OverviewPageProps {
  /** Further actions on the choices, such as sharing them. */
  readonly children?: ReactNode;
}

/** The overview of all choices and prices, from which they are submitted; afterwards the confirmation. */
export function OverviewPage({ children }: OverviewPageProps) {
  const { store } = useShowroom();
  const submitType = useChoices(store, (state) => state.submitType);
  const [parameters] = useSearchParams();
  const earlier = parameters.get(EARLIER.parameter);
  const [justSubmitted, setJustSubmitted] = useState(false);
  if (earlier !== null)
    return (
      <div className={styles["page"]}>
        <Suspense fallback={<SectionsPlaceholder />}>
          <EarlierConfirmation version={/^\d{1,4}$/.test(earlier) ? Number(earlier) : null} />
        </Suspense>
      </div>
    );
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
