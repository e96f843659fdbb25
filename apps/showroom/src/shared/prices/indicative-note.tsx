import { Text } from "@showroom/ui/layout/text/text";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { mayBeIndicative } from "@showroom/domain/pricing/tile-amounts";
import { choiceTexts } from "../room-words/choice-texts.ts";
import { useShowroom } from "../step-view/use-showroom.ts";

/** Explains the sign of indicative prices below the cards of a dialog, which has no legend. */
export function IndicativeNote({ group }: { readonly group: CostGroup }) {
  const { page, project } = useShowroom();
  return (
    mayBeIndicative(page, project, group) && (
      <Text size={14} tone="muted">
        {choiceTexts.legend.indicative}
      </Text>
    )
  );
}
