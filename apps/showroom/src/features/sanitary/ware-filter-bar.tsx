import { startTransition, useState } from "react";
import { countFound } from "@showroom/domain/configurator/found-products";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { useIsPhone } from "../../shared/browser/use-is-phone.ts";
import { extraSummary } from "../../shared/extra-cost/extra-summary.ts";
import { extraTexts } from "../../shared/extra-cost/texts.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useNarrowed } from "./use-narrowed.ts";

const { Lazy: ExtraQuestion, useEarly } = lazyPart(
  async () => (await import("../../shared/extra-cost/extra-question.tsx")).ExtraQuestion,
);

export interface WareFilterBarProps {
  readonly query: string;
}

/** The filter 'zonder meerprijs' and the order of sanitary ware, beside the search. Its button says what it does. */
export function WareFilterBar({ query }: WareFilterBarProps) {
  const { asked, left } = useNarrowed(query);
  const count = countFound(left ?? []);
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  useEarly();
  return (
    <FilterBar
      filters={[
        {
          id: "extra",
          label: extraTexts.label,
          summary: extraSummary(asked),
          content: <ExtraQuestion extra={asked} count={count} of="products" onDone={() => setOpen(undefined)} />,
        },
      ]}
      open={open}
      onOpenChange={(id) => startTransition(() => setOpen(id))}
      presentation={phone ? "sheet" : "popover"}
    />
  );
}
