import { PriceBreakdown } from "@showroom/ui/showroom/price-breakdown/price-breakdown";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { hasIndicativeLines } from "@showroom/domain/model/cost";
import type { SubmitOption } from "@showroom/domain/model/project";
import { cents } from "@showroom/domain/money/cents";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { overviewTexts as texts } from "./texts.ts";

/** What the buyer hands in, before confirming it: a request and no order, the rooms with their totals, and what comes next. */
export function HandingIn({ option }: { readonly option: SubmitOption }) {
  const { houseType } = useShowroom();
  const cost = useCostView()?.cost;
  const { confirm } = texts;
  const titleOf = (pageId: number): string => houseType.pages.find(({ id }) => id === pageId)?.title ?? "";
  const { euro } = EXACT_AMOUNTS;
  const indicative = cost !== undefined && cost.totalPrice !== 0 && hasIndicativeLines(cost.pageCosts);
  return (
    <>
      <p>{`${confirm.chosen(option.title)} ${confirm.request[option.type]}`}</p>
      {cost && (
        <PriceBreakdown
          rows={[
            ...cost.pageCosts.map((page) => ({ label: titleOf(page.id), amount: euro(page.totalPrice) })),
            ...(cost.discount > 0 ? [{ label: confirm.discount, amount: euro(cents(0 - cost.discount)) }] : []),
          ]}
          total={{ label: confirm.total, amount: euro(cost.totalPrice) }}
          indicative={indicative}
          note={indicative ? confirm.indicative : undefined}
        />
      )}
      <p>{confirm.next}</p>
    </>
  );
}
