import { PickerSection } from "../picker-section/picker-section.tsx";
import { TileCard, type TileCardProps } from "../tile-card/tile-card.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { floorColourPickerTexts } from "./texts.ts";

/** A floor colour or a baseboard, shown as a tile card: planks to scale, baseboards with their size in mm. */
export type FloorOption = Omit<
  TileCardProps,
  "kind" | "name" | "selected" | "onSelect" | "onDeselect" | "sizeCount" | "rectified"
>;

export interface FloorColourPickerProps {
  /** Colours of the floor material. */
  colours: readonly FloorOption[];
  /** Value of the chosen colour, if any. */
  colour?: string | undefined;
  /** Called when the user chooses a colour. */
  onColourSelect: (value: string) => void;
  /** Baseboards for the floor. */
  baseboards: readonly FloorOption[];
  /** Value of the chosen baseboard, if any. */
  baseboard?: string | undefined;
  /** Called when the user chooses a baseboard. */
  onBaseboardSelect: (value: string) => void;
  /** True while colours and baseboards load. */
  loading?: boolean | undefined;
}

/** Chooses colour and baseboard of a living-room floor; both are required. The dialog around it saves and cancels. */
export function FloorColourPicker({
  colours,
  colour,
  onColourSelect,
  baseboards,
  baseboard,
  onBaseboardSelect,
  loading,
}: FloorColourPickerProps) {
  return (
    <div>
      <PickerSection title={floorColourPickerTexts.colour}>
        <TileGrid
          columns="swatches"
          label={floorColourPickerTexts.colour}
          loading={loading}
          emptyText={floorColourPickerTexts.noColours}
        >
          {colours.map((option) => (
            <TileCard
              key={option.value}
              frameMm={900}
              {...option}
              selected={option.value === colour}
              onSelect={() => onColourSelect(option.value)}
            />
          ))}
        </TileGrid>
      </PickerSection>
      <PickerSection title={floorColourPickerTexts.baseboard}>
        <TileGrid
          label={floorColourPickerTexts.baseboard}
          columns="swatches"
          loading={loading}
          emptyText={floorColourPickerTexts.noBaseboards}
        >
          {baseboards.map((option) => (
            <TileCard
              key={option.value}
              {...option}
              selected={option.value === baseboard}
              onSelect={() => onBaseboardSelect(option.value)}
            />
          ))}
        </TileGrid>
      </PickerSection>
    </div>
  );
}
