import { TileCard, type TileCardProps } from "../tile-card/tile-card.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { tileSizePickerTexts } from "./texts.ts";
import styles from "./tile-size-picker.module.css";

/** One size of a tile, shown as a tile card with the size as its title. */
export type TileSizeOption = Omit<
  TileCardProps,
  "kind" | "name" | "selected" | "onSelect" | "onDeselect" | "sizeCount" | "size"
>;

export interface TileSizePickerProps {
  /** Name of the tile. */
  productName: string;
  options: readonly TileSizeOption[];
  /** Value of the chosen size, if any. */
  value?: string | undefined;
  /** Called when the user chooses a size. */
  onSelect: (value: string) => void;
  /** Called when the user presses the chosen size again. Leave out to ignore that. */
  onDeselect?: ((value: string) => void) | undefined;
  /** Heading level: `h3` in a dialog or sheet, which has its own title. */
  headingAs?: "h2" | "h3" | "h4" | undefined;
}

/**
 * The size choice of a tile, for a sheet or popover. All samples have the same scale, so that sizes can be compared.
 */
export function TileSizePicker({
  productName,
  options,
  value,
  onSelect,
  onDeselect,
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
            onDeselect={onDeselect && (() => onDeselect(option.value))}
          />
        ))}
      </TileGrid>
    </div>
  );
}
