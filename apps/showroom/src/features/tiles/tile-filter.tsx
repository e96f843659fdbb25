import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { PriceRange } from "@showroom/ui/controls/price-range/price-range";
import { FilterBar } from "@showroom/ui/showroom/filter-bar/filter-bar";
import type { Filter, FilterChip } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { selectedCount, SIZE_TYPES, sizeKey, toggleSize } from "@showroom/domain/filter/size-list";
import { formatTileSize } from "@showroom/domain/format/measures";
import { formatEuro } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import { useIsPhone } from "../../shared/showroom/use-is-phone.ts";
import { tilesTexts } from "./texts.ts";
import type { TileFilterView } from "./use-tile-filter.ts";
import styles from "./tiles.module.css";

const texts = tilesTexts.filter;

/** Size and price of tiles; applied ones stand below as chips. */
export function TileFilter({ filter, showPrice }: { filter: TileFilterView; showPrice: boolean }) {
  const [open, setOpen] = useState<string>();
  const phone = useIsPhone();
  const filters: Filter[] = [
    {
      id: "size",
      label: texts.size,
      summary: filter.sizesApplied ? String(selectedCount(filter.sizes)) : undefined,
      content: <Sizes filter={filter} />,
    },
  ];
  if (showPrice) {
    filters.push({
      id: "price",
      label: texts.price,
      summary: filter.priceApplied
        ? texts.between(formatEuro(filter.price.low), formatEuro(filter.price.high))
        : undefined,
      content: (
        <Price key={`${filter.price.low}-${filter.price.high}`} filter={filter} onDone={() => setOpen(undefined)} />
      ),
    });
  }
  return (
    <FilterBar
      filters={filters}
      open={open}
      onOpenChange={setOpen}
      presentation={phone ? "sheet" : "popover"}
      chips={chipsOf(filter)}
      onClearAll={filter.sizesApplied || filter.priceApplied ? filter.clear : undefined}
      resultCount={texts.count(filter.count)}
    />
  );
}

function chipsOf(filter: TileFilterView): FilterChip[] {
  const sizes = filter.sizesApplied
    ? filter.sizes
        .filter((entry) => entry.selected)
        .map((entry) => ({
          id: sizeKey(entry),
          label: `${texts.types[entry.type]} ${formatTileSize(entry.width, entry.length) ?? ""}`,
          onRemove: () => filter.setSizes(toggleSize(filter.sizes, entry)),
        }))
    : [];
  const price = filter.priceApplied
    ? [
        {
          id: "price",
          label: texts.between(formatEuro(filter.price.low), formatEuro(filter.price.high)),
          onRemove: () => filter.setPrice(filter.bounds),
        },
      ]
    : [];
  return [...sizes, ...price];
}

function Sizes({ filter }: { filter: TileFilterView }) {
  return (
    <div className={styles["sizes"]}>
      {SIZE_TYPES.filter((type) => filter.sizes.some((entry) => entry.type === type)).map((type) => {
        const own = filter.sizes.filter((entry) => entry.type === type);
        return (
          <CheckboxGroup
            key={type}
            legend={texts.types[type]}
            selectAll
            options={own.map((entry) => ({ value: sizeKey(entry), label: formatTileSize(entry.width, entry.length) }))}
            value={own.filter((entry) => entry.selected).map(sizeKey)}
            onValueChange={(values) =>
              filter.setSizes(
                filter.sizes.map((entry) =>
                  entry.type === type ? { ...entry, selected: values.includes(sizeKey(entry)) } : entry,
                ),
              )
            }
          />
        );
      })}
    </div>
  );
}

function Price({ filter, onDone }: { filter: TileFilterView; onDone: () => void }) {
  const [value, setValue] = useState({ low: Number(filter.price.low), high: Number(filter.price.high) });
  return (
    <div className={styles["price-filter"]}>
      <PriceRange label={texts.price} bounds={filter.bounds} value={value} onValueChange={setValue} />
      <div className={styles["filter-actions"]}>
        <Button variant="quiet" onClick={() => setValue(filter.bounds)}>
          {texts.reset}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            filter.setPrice({ low: cents(value.low), high: cents(value.high) });
            onDone();
          }}
        >
          {texts.apply}
        </Button>
      </div>
    </div>
  );
}
