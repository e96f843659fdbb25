import { useState } from "react";
import { SaveStatus } from "@showroom/ui/feedback/save-status/save-status";
import { PriceBar } from "@showroom/ui/showroom/price-bar/price-bar";
import { StepNavigation } from "@showroom/ui/showroom/step-navigation/step-navigation";
import { formatDifference } from "@showroom/domain/format/money";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { AtRest } from "./at-rest.tsx";
import { stepTexts } from "../steps/texts.ts";
import { useCopyStep } from "../copy-step/use-copy-step.ts";
import { useStepActions } from "./use-step-actions.ts";
import { usePriceAnnouncement } from "./use-price-announcement.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useSidebarPart } from "./sidebar-tabs.tsx";
import styles from "./step-layout.module.css";

/** A message above the foot while saving fails. It overlays the content and moves nothing. */
function SaveFailure() {
  const { store } = useShowroom();
  const isFailed = useChoices(store, ({ save }) => save.kind !== "saved" && save.kind !== "saving");
  const isTrying = useChoices(store, ({ save }) => save.kind === "failed" && save.trying === true);
  return (
    <SaveStatus
      failuresOnly
      state={isFailed ? "failed" : "saved"}
      trying={isTrying}
      onRetry={store.retry}
      className={styles["failure"]}
    />
  );
}

/** The price and the navigation of a step. On wide pages, which have their own, it shows only a failed save. */
export function StepFoot({ wide }: { wide: boolean }) {
  // On wide pages it has no content of its own, so it is not a landmark for screen readers.
  const Element = wide ? "div" : "footer";
  return (
    <Element className={styles["foot"]} data-print="hide">
      <SaveFailure />
      {!wide && (
        <>
          <AtRest part="toast" />
          <PriceAndNext />
        </>
      )}
    </Element>
  );
}

function PriceAndNext() {
  const { project } = useShowroom();
  const cost = useCostView();
  const part = useSidebarPart();
  const actions = useStepActions(part);
  const copyActions = useCopyStep();
  const [now, setNow] = useState<string>();
  // The same amount as in the result and the summary.
  const total = cost ? EXACT_AMOUNTS.euro(cost.cost.totalPrice) : undefined;
  usePriceAnnouncement(cost?.cost.totalPrice ?? null, (_, difference) =>
    setNow(stepTexts.total(total ?? "", formatDifference(difference))),
  );
  return (
    <PriceBar
      total={total}
      indicative={cost ? cost.cost.totalPrice !== 0 && hasIndicativeLines(cost.cost.pageCosts) : !project.hasHardPrices}
      working={cost !== null && !cost.confirmed}
      announcement={now}
      explanation={<AtRest part="budget" />}
    >
      <StepNavigation {...(part === "copy-choices" ? copyActions : actions)} />
    </PriceBar>
  );
}
