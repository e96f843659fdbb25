import { ResultTab } from "../../features/configurator/result-tab.tsx";
import { VersionPanel } from "../../features/compare/version-panel.tsx";

/** What was chosen in the room, and the versions of it that are kept. */
export function ResultPage() {
  return (
    <>
      <ResultTab />
      <VersionPanel />
    </>
  );
}
