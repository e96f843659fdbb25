import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { PriceRange } from "@showroom/ui/controls/price-range/price-range";
import { areAllSelected, selectAll, selectedCount, SIZE_TYPES, sizeKey } from "@showroom/domain/filter/size-list";
import { formatTileSize } from "@showroom/domain/format/measures";
import { cents } from "@showroom/domain/money/cents";
import { useIsPhone } from "../../../shared/browser/use-is-phone.ts";
import { questionTexts as extraTexts } from "../../../shared/extra-cost/question-texts.ts";
import { tilesTexts } from "../texts.ts";
import { questionTexts } from "./question-texts.ts";
import type { TileFilterView } from "./use-tile-filter.ts";
import styles from "../tiles.module.css";

const texts = tilesTexts.filter;

interface QuestionProps {
  readonly filter: TileFilterView;
  /** How many of the tiles in sight are left. */
  readonly count: number;
  readonly onDone: () => void;
}

/** One box for all sizes, and the sizes by kind of tile. On a phone a button closes the sheet and says how many tiles are left. */
export function SizeQuestion({ filter, count, onDone }: QuestionProps) {
  const phone = useIsPhone();
  // The address changes after the press, so the ticked sizes are kept here: they show at once and the next press uses them.
  const [ticked, setTicked] = useState(filter.sizes);
  const [seen, setSeen] = useState(filter.sizes);
  if (seen !== filter.sizes) {
    setSeen(filter.sizes);
    setTicked(filter.sizes);
  }
  const tick = (sizes: TileFilterView["sizes"]): void => {
    setTicked(sizes);
    filter.setSizes(sizes);
  };
  return (
    <div className={styles["sizes"]}>
      <Checkbox
        label={questionTexts.allSizes}
        checked={areAllSelected(ticked)}
        mixed={!areAllSelected(ticked) && selectedCount(ticked) > 0}
        onChange={() => tick(selectAll(ticked, !areAllSelected(ticked)))}
      />
      {SIZE_TYPES.filter((type) => ticked.some((entry) => entry.type === type)).map((type) => {
        const own = ticked.filter((entry) => entry.type === type);
        return (
          <CheckboxGroup
            key={type}
            legend={texts.types[type]}
            selectAll
            onlyOne
            options={own.map((entry) => ({ value: sizeKey(entry), label: formatTileSize(entry.width, entry.length) }))}
            value={own.filter((entry) => entry.selected).map(sizeKey)}
            onValueChange={(values) =>
              tick(
                ticked.map((entry) =>
                  entry.type === type ? { ...entry, selected: values.includes(sizeKey(entry)) } : entry,
                ),
              )
            }
          />
        );
      })}
      {phone && (
        <Button variant="primary" onClick={onDone}>
          {extraTexts.show.tiles(count)}
        </Button>
      )}
    </div>
  );
}

/** The range of the price per unit. It takes effect when it is applied. */
export function PriceQuestion({ filter, onDone }: Omit<QuestionProps, "count">) {
  const [value, setValue] = useState({ low: Number(filter.price.low), high: Number(filter.price.high) });
  return (
    <div className={styles["price-filter"]}>
      <PriceRange label={texts.price} bounds={filter.bounds} value={value} onValueChange={setValue} />
      <div className={styles["filter-actions"]}>
        <Button variant="quiet" onClick={() => setValue(filter.bounds)}>
          {questionTexts.reset}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            filter.setPrice({ low: cents(value.low), high: cents(value.high) });
            onDone();
          }}
        >
          {questionTexts.apply}
        </Button>
      </div>
    </div>
  );
}
