import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { LegendBar } from "@showroom/ui/showroom/legend-bar/legend-bar";
import type { LegendBarProps } from "@showroom/ui/showroom/legend-bar/legend-bar";
import { choiceTexts } from "../room-words/choice-texts.ts";
import { useIndicativeSign } from "../prices/indicative-sign.tsx";
import { useIsPhone } from "../browser/use-is-phone.ts";

/**
 * Explains the signs on the cards. On a phone it opens on request, so that the cards themselves fit on the first screen.
 */
export function Legend({ items }: Pick<LegendBarProps, "items">) {
  const sign = useIndicativeSign();
  const phone = useIsPhone();
  const indicative = sign ? [{ id: "indicative", content: choiceTexts.legend.indicative }] : [];
  const bar = <LegendBar items={[...items, ...indicative]} />;
  if (!phone) return bar;
  return (
    <Disclosure showLabel={choiceTexts.legend.show} hideLabel={choiceTexts.legend.hide}>
      {bar}
    </Disclosure>
  );
}
