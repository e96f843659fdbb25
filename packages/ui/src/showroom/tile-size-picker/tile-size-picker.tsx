import { TileCard, type TileCardProps } from "../tile-card/tile-card.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { tileSizePickerTexts } from "./texts.ts";
import styles from "./tile-size-picker.module.css";

/** One size of a tile: as a tile card, with the size as its title. */
export type TileSizeOption = Omit<
  TileCardProps,
  "kind" | "name" | "selected" | "onSelect" | "onDeselect" | "sizeCount" | "size"
>;

export interface TileSizePickerProps {
  /** The tile of which the size is chosen. */
  productName: string;
  options: readonly TileSizeOption[];
  /** Value of the size in force, if any. */
  value?: string | undefined;
  /** The visitor takes a size. */
  onSelect: (value: string) => void;
  /** Heading level, by where the picker stands: `h3` in a dialog or sheet, which has a title of its own. */
  headingAs?: "h2" | "h3" | "h4" | undefined;
}

/** Content of the sheet or popover in which the size of a tile is chosen. Samples share one scale, so that sizes can be compared by eye. */
export function TileSizePicker({
  productName,
  options,
  value,
  onSelect,
  headingAs: Heading = "h3",
}: TileSizePickerProps) {
  const heading = tileSizePickerTexts.heading(productName);
  return (
    <div className={styles["picker"]}>
      <Heading className={styles["heading"]}>{heading}</Heading>
      <TileGrid label={heading}>
        {options.map((option) => (
          <TileCard
            key={option.value}
            {...option}
            selected={option.value === value}
            onSelect={() => onSelect(option.value)}
          />
        ))}
      </TileGrid>
    </div>
  );
}
