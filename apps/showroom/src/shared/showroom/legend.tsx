import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { LegendBar } from "@showroom/ui/showroom/legend-bar/legend-bar";
import type { LegendBarProps } from "@showroom/ui/showroom/legend-bar/legend-bar";
import { choiceTexts } from "./choice-texts.ts";
import { useIsPhone } from "./use-is-phone.ts";

/** What the signs on the cards mean. On a phone it waits to be asked for: the cards themselves belong on the first screen. */
export function Legend({ items }: Pick<LegendBarProps, "items">) {
  const phone = useIsPhone();
  const bar = <LegendBar items={items} />;
  if (!phone) return bar;
  return (
    <Disclosure showLabel={choiceTexts.legend.show} hideLabel={choiceTexts.legend.hide}>
      {bar}
    </Disclosure>
  );
}
