import { Swatch, type SwatchOption } from "../swatch/swatch.tsx";
import { TileGrid, type TileGridProps } from "../tile-grid/tile-grid.tsx";

export interface SwatchGridProps extends Pick<TileGridProps, "label" | "name" | "loading" | "emptyText"> {
  options: readonly SwatchOption[];
  /** Value of the swatch in force, if any. */
  value?: string | undefined;
  /** The visitor takes a swatch. */
  onSelect?: ((value: string) => void) | undefined;
  /** The swatch in force is clicked once more. Leave out where that must do nothing. */
  onDeselect?: ((value: string) => void) | undefined;
}

/** Colours or finishes of which one is chosen, three in a row. */
export function SwatchGrid({ options, value, onSelect, onDeselect, ...grid }: SwatchGridProps) {
  return (
    <TileGrid {...grid} columns="swatches">
      {options.map((option) => (
        <Swatch
          key={option.value}
          {...option}
          selected={option.selected ?? option.value === value}
          onSelect={() => onSelect?.(option.value)}
          onDeselect={onDeselect && (() => onDeselect(option.value))}
        />
      ))}
    </TileGrid>
  );
}
