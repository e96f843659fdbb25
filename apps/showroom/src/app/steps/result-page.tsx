import { ResultTab } from "../../features/configurator/result-tab.tsx";
import { VersionPanel } from "../../features/compare/version-panel.tsx";
import { useCostView } from "../../shared/step-view/use-showroom.ts";

/** What was chosen in the room, and the versions of it that are kept. */
export function ResultPage() {
  const isListed = useCostView() !== null;
  return (
    <>
      <ResultTab />
      {/* Under a list that is as long as what was chosen: before that is there, it would be pushed away */}
      {isListed && <VersionPanel />}
    </>
  );
}
