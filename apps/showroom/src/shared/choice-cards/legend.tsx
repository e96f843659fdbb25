import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { Text } from "@showroom/ui/layout/text/text";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { mayBeIndicative } from "@showroom/domain/pricing/tile-amounts";
import { LegendBar } from "@showroom/ui/showroom/legend-bar/legend-bar";
import type { LegendBarProps } from "@showroom/ui/showroom/legend-bar/legend-bar";
import { DiscountNote } from "../prices/discount-note.tsx";
import { choiceTexts } from "../room-words/choice-texts.ts";
import { useIsPhone } from "../browser/use-is-phone.ts";
import { useShowroom } from "../step-view/use-showroom.ts";
import styles from "./choice-cards.module.css";

export interface LegendProps extends Pick<LegendBarProps, "items"> {
  /** The cost group of the cards. */
  readonly group: CostGroup;
}

/**
 * Explains the signs on the cards. On a phone all but the meaning of the amounts opens on request, so that the cards themselves fit on
 * the first screen.
 */
export function Legend({ items, group }: LegendProps) {
  const { page, project } = useShowroom();
  const phone = useIsPhone();
  const indicative = mayBeIndicative(page, project, group)
    ? [{ id: "indicative", content: choiceTexts.legend.indicative }]
    : [];
  const amounts = [
    { id: "difference", content: choiceTexts.legend.difference },
    { id: "now", content: choiceTexts.legend.now },
  ];
  if (!phone)
    return (
      <>
        <LegendBar items={[...items, ...amounts, ...indicative]} />
        <DiscountNote group={group} />
      </>
    );
  return (
    <div className={styles["legend"]}>
      <Text size={13} tone="muted">
        {choiceTexts.legend.difference}
      </Text>
      <Disclosure className={styles["more"]} showLabel={choiceTexts.legend.show} hideLabel={choiceTexts.legend.hide}>
        <LegendBar items={[...items, ...amounts.slice(1), ...indicative]} />
        <DiscountNote group={group} />
      </Disclosure>
    </div>
  );
}
