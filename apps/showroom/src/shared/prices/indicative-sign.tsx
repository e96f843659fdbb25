import { Text } from "@showroom/ui/layout/text/text";
import { choiceTexts } from "../room-words/choice-texts.ts";
import { useShowroom } from "../step-view/use-showroom.ts";

/** The sign for `PriceTag` that marks an amount on a card as indicative. The legend explains it. */
export function useIndicativeSign(): "sign" | false {
  return useShowroom().project.hasHardPrices ? false : "sign";
}

/** A note that explains the sign below the cards of a dialog, which has no legend. */
export function IndicativeNote() {
  const sign = useIndicativeSign();
  return (
    sign && (
      <Text size={14} tone="muted">
        {choiceTexts.legend.indicative}
      </Text>
    )
  );
}
