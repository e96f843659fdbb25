import { memo, startTransition, useState } from "react";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import type { Filter } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { narrowedCount } from "@showroom/domain/filter/size-list";
import { formatEuro } from "@showroom/domain/format/money";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import { extraSummary } from "../../../shared/extra-cost/extra-summary.ts";
import { extraTexts } from "../../../shared/extra-cost/texts.ts";
import { traitTexts } from "../../../shared/traits/texts.ts";
import { traitSummary } from "../../../shared/traits/trait-values.ts";
import { useRoomActions } from "../../../shared/step-view/use-room.ts";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import type { OpenedSections } from "../section/opened-sections.ts";
import { tilesTexts } from "../texts.ts";
import type { AppliedFilter } from "./applied-filter.ts";
import { filterChips } from "./filter-chips.ts";
import { useFilteredSections } from "./use-filtered-sections.ts";
import { useTileFilter } from "./use-tile-filter.ts";

const { Lazy: SizeQuestion, useEarly: useQuestionEarly } = lazyPart(
  async () => (await import("./tile-filter-questions.tsx")).SizeQuestion,
);
const { Lazy: PriceQuestion } = lazyPart(async () => (await import("./tile-filter-questions.tsx")).PriceQuestion);
const { Lazy: TraitQuestion } = lazyPart(
  async () => (await import("../../../shared/traits/trait-question.tsx")).TraitQuestion,
);
const { Lazy: ExtraQuestion } = lazyPart(
  async () => (await import("../../../shared/extra-cost/extra-question.tsx")).ExtraQuestion,
);

const texts = tilesTexts.filter;

export interface TileFilterProps {
  readonly showPrice: boolean;
  readonly opened: OpenedSections;
  /** Called when a filter opens other sections. */
  readonly onOpenedChange: (opened: OpenedSections) => void;
  /** Called with what the filters leave. It must be the same function at every render. */
  readonly onFilter: (filter: AppliedFilter) => void;
}

/** The filters for colour, size, price and extra cost of tiles, and their order. Applied filters are shown as chips below it. */
export const TileFilter = memo(function TileFilter({ showPrice, opened, onOpenedChange, onFilter }: TileFilterProps) {
  const { context } = useRoomActions();
  const filter = useTileFilter(context.catalogue);
  const count = useFilteredSections(context.catalogue, filter, { opened, onOpenedChange, onFilter });
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  useQuestionEarly();
  // A transition opens the panel after its code is loaded, so that the focus can move to the first control.
  const toggle = (id: string | undefined): void => startTransition(() => setOpen(id));
  const close = (): void => setOpen(undefined);
  const filters: Filter[] = [
    {
      id: "traits",
      label: traitTexts.label,
      title: traitTexts.title,
      summary: traitSummary(filter.traits.wanted),
      content: <TraitQuestion asked={filter.traits} offered={filter.offered} count={count} of="tiles" onDone={close} />,
    },
    {
      id: "size",
      label: texts.size,
      summary: filter.sizesApplied ? String(narrowedCount(filter.sizes)) : undefined,
      content: <SizeQuestion filter={filter} count={count} onDone={close} />,
    },
  ];
  if (showPrice) {
    filters.push({
      id: "price",
      label: texts.priceOnBar,
      title: texts.price,
      summary: filter.priceApplied
        ? texts.between(formatEuro(filter.price.low), formatEuro(filter.price.high))
        : undefined,
      content: <PriceQuestion key={`${filter.price.low}-${filter.price.high}`} filter={filter} onDone={close} />,
    });
  }
  filters.push({
    id: "extra",
    label: extraTexts.label,
    summary: extraSummary(filter.extra),
    content: <ExtraQuestion extra={filter.extra} count={count} of="tiles" onDone={close} />,
  });
  return (
    <FilterBar
      filters={filters}
      open={open}
      onOpenChange={toggle}
      presentation={phone ? "sheet" : "popover"}
      chips={filterChips(filter)}
      onClearAll={filter.isNarrowed ? filter.clear : undefined}
      resultCount={filter.extra.applied.waits ? undefined : texts.count(count)}
    />
  );
});
