import { useState } from "react";
import { PriceBar } from "@showroom/ui/showroom/price-bar/price-bar";
import { StepNavigation } from "@showroom/ui/showroom/step-navigation/step-navigation";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import { useCopyStep } from "./use-copy-step.ts";
import { useStepActions } from "./use-step-actions.ts";
import { usePriceAnnouncement } from "./use-price-announcement.ts";
import { useCostView, useShowroom } from "../../shared/showroom/use-showroom.ts";
import { useSidebarPart } from "./sidebar-tabs.tsx";
import styles from "./showroom.module.css";

/** Price and the way on, always in sight. */
export function ShowroomFoot() {
  const { project } = useShowroom();
  const cost = useCostView();
  const part = useSidebarPart();
  const actions = useStepActions(part);
  const copyActions = useCopyStep();
  const [now, setNow] = useState<string>();
  usePriceAnnouncement(cost?.cost.totalPrice ?? null, (total, difference) =>
    setNow(`${formatEuro(total)} (${formatDifference(difference)})`),
  );
  return (
    <footer className={styles["foot"]} data-print="hide">
      <PriceBar
        total={cost ? formatEuro(cost.cost.totalPrice) : undefined}
        indicative={!project.hasHardPrices}
        working={cost !== null && !cost.confirmed}
        announcement={now}
      >
        <StepNavigation {...(part === "copy-choices" ? copyActions : actions)} />
      </PriceBar>
    </footer>
  );
}
