import { ResultTab } from "../../features/configurator/result-tab.tsx";
import { VersionPanel } from "../../features/compare/version-panel.tsx";
import { useCostView } from "../../shared/step-view/use-showroom.ts";

/** The choices of the room and its saved versions. */
export function ResultPage() {
  const isListed = useCostView() !== null;
  return (
    <>
      <ResultTab />
      {/* Rendered with the list above it, whose length is not known before; otherwise it would be moved down */}
      {isListed && <VersionPanel />}
    </>
  );
}
