import { use } from "react";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { LiveContext } from "./live-context.ts";
import { liveTexts as texts } from "./texts.ts";

/** Shows whether the page receives live updates. */
export function LiveMark() {
  const state = use(LiveContext);
  return (
    <output data-print="hide">
      {state === "live" && (
        <span title={texts.liveExplained}>
          <StatusBadge variant="done">{texts.live}</StatusBadge>
        </span>
      )}
      {state === "away" && <StatusBadge>{texts.away}</StatusBadge>}
    </output>
  );
}
