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
  /** Price difference, as a small price tag. */
  price?: ReactNode | undefined;
}

export interface VariantPickerProps {
  /** Unique colours of the product. A colour without available sizes has a `disabledReason`. */
  colours: readonly SwatchOption[];
  /** Value of the chosen colour, if any. */
  colour?: string | undefined;
  /** Called when the user chooses a colour; then pass that colour's sizes. */
  onColourSelect: (value: string) => void;
  /** Sizes of the chosen colour, smallest first. */
  dimensions: readonly DimensionOption[];
  /** Value of the chosen size, if any. */
  dimension?: string | undefined;
  /** Called when the user chooses a size. */
  onDimensionSelect: (value: string) => void;
}

/**
 * Chooses colour and size of a sanitary product: large swatches, with the sizes below. The dialog around it saves and
 * cancels.
 */
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
