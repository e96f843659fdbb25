import { Swatch, type SwatchOption } from "../swatch/swatch.tsx";
import { TileGrid, type TileGridProps } from "../tile-grid/tile-grid.tsx";

export interface SwatchGridProps extends Pick<TileGridProps, "label" | "name" | "loading" | "emptyText"> {
  options: readonly SwatchOption[];
  /** Value of the chosen swatch, if any. */
  value?: string | undefined;
  /** Called when the user chooses a swatch. */
  onSelect?: ((value: string) => void) | undefined;
  /** Called when the chosen swatch is clicked again. Leave out to ignore that. */
  onDeselect?: ((value: string) => void) | undefined;
}

/** A choice of one colour or finish, three per row. */
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
