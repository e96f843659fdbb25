import { PickerSection } from "../picker-section/picker-section.tsx";
import { TileCard, type TileCardProps } from "../tile-card/tile-card.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { floorColourPickerTexts } from "./texts.ts";

/** A floor colour or a baseboard, as a tile card: planks at their real size, baseboards with their size in mm. */
export type FloorOption = Omit<
  TileCardProps,
  "kind" | "name" | "selected" | "onSelect" | "onDeselect" | "sizeCount" | "rectified"
>;

export interface FloorColourPickerProps {
  /** Colours of the floor material. */
  colours: readonly FloorOption[];
  /** Value of the colour in force, if any. */
  colour?: string | undefined;
  /** The visitor takes a colour. */
  onColourSelect: (value: string) => void;
  /** Baseboards that go with the floor. */
  baseboards: readonly FloorOption[];
  /** Value of the baseboard in force, if any. */
  baseboard?: string | undefined;
  /** The visitor takes a baseboard. */
  onBaseboardSelect: (value: string) => void;
  /** While colours and baseboards are fetched. */
  loading?: boolean | undefined;
}

/** Colour and baseboard of a living-room floor, both needed. Saving and cancelling belong to the dialog around it. */
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
