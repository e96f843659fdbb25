import { Text } from "@showroom/ui/layout/text/text";
import { choiceTexts } from "../room-words/choice-texts.ts";
import { useShowroom } from "../step-view/use-showroom.ts";

/** How the amount of a card says that it is not final, for `PriceTag`: by a sign, which the legend explains. */
export function useIndicativeSign(): "sign" | false {
  return useShowroom().project.hasHardPrices ? false : "sign";
}

/** Explains the sign where no legend does, as a note below the cards of a dialog. */
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
