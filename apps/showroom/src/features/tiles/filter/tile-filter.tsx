import { memo, startTransition, useState } from "react";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import type { Filter, FilterChip } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { selectedCount } from "@showroom/domain/filter/size-list";
import { formatEuro } from "@showroom/domain/format/money";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import { extraSummary } from "../../../shared/extra-cost/extra-summary.ts";
import { extraTexts } from "../../../shared/extra-cost/texts.ts";
import { lazyPart } from "../../../timeline/lazy-part.tsx";
import { sizeChips } from "./size-chips.ts";
import { tilesTexts } from "../texts.ts";
import type { TileFilterView } from "./use-tile-filter.ts";

const { Lazy: SizeQuestion, useEarly: useQuestionEarly } = lazyPart(
  async () => (await import("./tile-filter-questions.tsx")).SizeQuestion,
);
const { Lazy: PriceQuestion } = lazyPart(async () => (await import("./tile-filter-questions.tsx")).PriceQuestion);

const { Lazy: ExtraQuestion } = lazyPart(
  async () => (await import("../../../shared/extra-cost/extra-question.tsx")).ExtraQuestion,
);

const texts = tilesTexts.filter;

/** The filters for size, price and extra cost of tiles, and their order. Applied filters are shown as chips below it. */
export const TileFilter = memo(function TileFilter({
  filter,
  showPrice,
}: {
  filter: TileFilterView;
  showPrice: boolean;
}) {
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  useQuestionEarly();
  // A transition opens the panel after its code is loaded, so that the focus can move to the first control.
  const toggle = (id: string | undefined): void => startTransition(() => setOpen(id));
  const filters: Filter[] = [
    {
      id: "size",
      label: texts.size,
      summary: filter.sizesApplied ? String(selectedCount(filter.sizes)) : undefined,
      content: <SizeQuestion filter={filter} onDone={() => setOpen(undefined)} />,
    },
  ];
  if (showPrice) {
    filters.push({
      id: "price",
      label: phone ? texts.priceOnPhone : texts.price,
      summary: filter.priceApplied
        ? texts.between(formatEuro(filter.price.low), formatEuro(filter.price.high))
        : undefined,
      content: (
        <PriceQuestion
          key={`${filter.price.low}-${filter.price.high}`}
          filter={filter}
          onDone={() => setOpen(undefined)}
        />
      ),
    });
  }
  filters.push({
    id: "extra",
    label: extraTexts.label,
    summary: extraSummary(filter.extra),
    content: (
      <ExtraQuestion extra={filter.extra} count={filter.extra.count} of="tiles" onDone={() => setOpen(undefined)} />
    ),
  });
  return (
    <FilterBar
      filters={filters}
      open={open}
      onOpenChange={toggle}
      presentation={phone ? "sheet" : "popover"}
      chips={chipsOf(filter)}
      onClearAll={filter.sizesApplied || filter.priceApplied || filter.extra.without ? filter.clear : undefined}
      resultCount={filter.extra.waits ? undefined : texts.count(filter.extra.count)}
    />
  );
});

function chipsOf(filter: TileFilterView): FilterChip[] {
  const sizes = sizeChips(filter.sizes).map(({ id, label, without }) => ({
    id,
    label,
    onRemove: () => filter.setSizes(without),
  }));
  const price = filter.priceApplied
    ? [
        {
          id: "price",
          label: texts.between(formatEuro(filter.price.low), formatEuro(filter.price.high)),
          onRemove: () => filter.setPrice(filter.bounds),
        },
      ]
    : [];
  const extra = filter.extra.without
    ? [{ id: "extra", label: extraTexts.without, onRemove: () => filter.extra.setWithout(false) }]
    : [];
  return [...sizes, ...price, ...extra];
}
