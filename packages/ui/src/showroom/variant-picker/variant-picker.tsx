import type { ReactNode } from "react";
import { ChoiceCard } from "../choice-card/choice-card.tsx";
import type { ChoiceProps } from "../choice-card/choice-props.ts";
import { PickerSection } from "../picker-section/picker-section.tsx";
import { SwatchGrid } from "../swatch-grid/swatch-grid.tsx";
import type { SwatchOption } from "../swatch/swatch.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { variantPickerTexts } from "./texts.ts";

/** One size of the chosen colour. */
export interface DimensionOption extends Pick<ChoiceProps, "value" | "disabledReason"> {
  /** Size in words: '60 x 46 cm'. */
  label: string;
  /** What it adds, as a small price tag. */
  price?: ReactNode | undefined;
}

export interface VariantPickerProps {
  /** Unique colours of the product. One without any size to choose carries a `disabledReason`. */
  colours: readonly SwatchOption[];
  /** Value of the colour in force, if any. */
  colour?: string | undefined;
  /** The visitor takes a colour; the sizes of that colour follow. */
  onColourSelect: (value: string) => void;
  /** Sizes of the chosen colour, smallest first. */
  dimensions: readonly DimensionOption[];
  /** Value of the size in force, if any. */
  dimension?: string | undefined;
  /** The visitor takes a size. */
  onDimensionSelect: (value: string) => void;
}

/** Colour and size of a sanitary product: large swatches three in a row, sizes under them. Saving and cancelling belong to the dialog around it. */
export function VariantPicker({
  colours,
  colour,
  onColourSelect,
  dimensions,
  dimension,
  onDimensionSelect,
}: VariantPickerProps) {
  return (
    <div>
      <PickerSection title={variantPickerTexts.colour}>
        <SwatchGrid
          label={variantPickerTexts.colour}
          options={colours}
          value={colour}
          onSelect={onColourSelect}
          emptyText={variantPickerTexts.noColours}
        />
      </PickerSection>
      <PickerSection title={variantPickerTexts.dimension}>
        <TileGrid label={variantPickerTexts.dimension} columns="two" emptyText={variantPickerTexts.noDimensions}>
          {dimensions.map(({ label, price, ...option }) => (
            <ChoiceCard
              key={option.value}
              {...option}
              frame="sheet"
              title={label}
              selected={option.value === dimension}
              onSelect={() => onDimensionSelect(option.value)}
            >
              {price}
            </ChoiceCard>
          ))}
        </TileGrid>
      </PickerSection>
    </div>
  );
}
