import { startTransition, useState } from "react";
import { countFound } from "@showroom/domain/configurator/found-products";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { useIsPhone } from "../../shared/browser/use-is-phone.ts";
import { extraSummary } from "../../shared/extra-cost/extra-summary.ts";
import { extraTexts } from "../../shared/extra-cost/texts.ts";
import { traitTexts } from "../../shared/traits/texts.ts";
import { traitChips, traitSummary } from "../../shared/traits/trait-values.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { useNarrowed } from "./use-narrowed.ts";

const { Lazy: ExtraQuestion, useEarly } = lazyPart(
  async () => (await import("../../shared/extra-cost/extra-question.tsx")).ExtraQuestion,
);

const { Lazy: TraitQuestion } = lazyPart(
  async () => (await import("../../shared/traits/trait-question.tsx")).TraitQuestion,
);

export interface WareFilterBarProps {
  readonly query: string;
}

/** The filters for colour and 'zonder meerprijs', and the order of sanitary ware, beside the search. */
export function WareFilterBar({ query }: WareFilterBarProps) {
  const { asked, traits, offered, left } = useNarrowed(query);
  const count = countFound(left ?? []);
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  useEarly();
  const close = (): void => setOpen(undefined);
  return (
    <FilterBar
      filters={[
        {
          id: "traits",
          label: traitTexts.label,
          summary: traitSummary(traits.wanted),
          content: <TraitQuestion asked={traits} offered={offered} count={count} of="products" onDone={close} />,
        },
        {
          id: "extra",
          label: extraTexts.label,
          summary: extraSummary(asked),
          content: <ExtraQuestion extra={asked} count={count} of="products" onDone={close} />,
        },
      ]}
      open={open}
      onOpenChange={(id) => startTransition(() => setOpen(id))}
      presentation={phone ? "sheet" : "popover"}
      chips={traitChips(traits.wanted).map(({ id, label, without }) => ({
        id,
        label,
        onRemove: () => traits.setWanted(without),
      }))}
    />
  );
}
