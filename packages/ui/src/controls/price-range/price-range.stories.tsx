import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { PriceRange } from "./price-range.tsx";

const meta = {
  title: "Controls/Price range",
  component: PriceRange,
  args: {
    label: "Prijs per m²",
    bounds: { low: 1250, high: 12990 },
    value: { low: 1250, high: 12990 },
    onValueChange: fn(),
  },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PriceRange
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Pass the lowest and highest price as bounds, in cents.",
          "Apply the filter on a button, not while dragging.",
        ],
        dont: ["Don't hide the two fields: dragging is not for everyone."],
      },
      keys: [
        {
          press: "Tab, Shift+Tab",
          does: "Goes from the low thumb to the high one, then through the two fields, and back.",
          story: "TabGoesFromThumbToField",
        },
        { press: "ArrowRight, ArrowUp", does: "Moves a thumb up by a euro.", story: "EveryKeyMovesTheThumb" },
        { press: "ArrowLeft, ArrowDown", does: "Moves a thumb down by a euro.", story: "EveryKeyMovesTheThumb" },
        { press: "PageUp, PageDown", does: "Moves a thumb by a tenth of the whole.", story: "EveryKeyMovesTheThumb" },
        { press: "Home, End", does: "Moves a thumb to the lowest or highest value.", story: "EveryKeyMovesTheThumb" },
        {
          press: "Letters, Enter",
          does: "In a field: types an amount and commits it.",
          story: "TypedWithoutDragging",
        },
      ],
    },
  },
} satisfies Meta<typeof PriceRange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllPrices: Story = {};
export const Narrowed: Story = { args: { value: { low: 3000, high: 7500 } } };
export const OnePriceOnly: Story = { args: { bounds: { low: 4500, high: 4500 }, value: { low: 4500, high: 4500 } } };
export const Disabled: Story = { args: { disabled: true } };
export const LargeAmounts: Story = {
  args: { bounds: { low: 0, high: 250_000_00 }, value: { low: 125_000, high: 12_500_000 } },
};
export const LongText: Story = {
  args: { label: "Prijs per vierkante meter inclusief BTW en montage, zonder snijverlies en installatiekosten" },
};
