import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { useState } from "react";
import { nativeKeys, tabsThrough, tabTo } from "../../testing/keyboard.ts";
import { PriceRange } from "./price-range.tsx";

const meta = {
  title: "Controls/Price range/Tests",
  component: PriceRange,
  tags: ["!autodocs", "!dev"],
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
} satisfies Meta<typeof PriceRange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const StepsOfAEuro: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const low = canvas.getByRole("slider", { name: "Laagste prijs in euro" });
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute("step", "1");
    await expect(low).toHaveAttribute("aria-valuetext", "12 euro");
    await fireEvent.change(low, { target: { value: "13" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 1300, high: 12990 });
    await fireEvent.change(low, { target: { value: "12" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 1250, high: 12990 });
  },
};

export const TypedWithoutDragging: Story = {
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole("textbox", { name: "Laagste prijs in euro" });
    await userEvent.click(low);
    await userEvent.keyboard("{Control>}a{/Control}45{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 4500, high: 12990 });
    await expect(canvas.getByRole("slider", { name: "Laagste prijs in euro" })).toHaveValue("45");
  },
};

export const LowNeverExceedsHigh: Story = {
  args: { value: { low: 3000, high: 7500 } },
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole("textbox", { name: "Laagste prijs in euro" });
    await userEvent.clear(low);
    await userEvent.type(low, "90");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 7500, high: 7500 });
    await expect(low).toHaveValue("75");
    await expect(canvas.getByText("€ 90 valt buiten wat hier kan; het is € 75 geworden.")).toBeVisible();
    await userEvent.clear(low);
    await userEvent.type(low, "40{Enter}");
    await expect(canvas.queryByText(/valt buiten wat hier kan/)).toBeNull();
  },
};

export const WhatIsNoAmountFallsBack: Story = {
  args: { value: { low: 3000, high: 7500 } },
  play: async ({ args, canvas }) => {
    const high = canvas.getByRole("textbox", { name: "Hoogste prijs in euro" });
    await userEvent.clear(high);
    await userEvent.type(high, "veel");
    await userEvent.tab();
    await expect(high).toHaveValue("75");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByText("‘veel’ is geen bedrag; het blijft € 75.")).toBeVisible();
  },
};

export const TabGoesFromThumbToField: Story = {
  play: async ({ canvas }) => {
    await tabsThrough(...canvas.getAllByRole("slider"), ...canvas.getAllByRole("textbox"));
  },
};

export const EveryKeyMovesTheThumb: Story = {
  play: async ({ args, canvas }) => {
    const low = canvas.getByRole<HTMLInputElement>("slider", { name: "Laagste prijs in euro" });
    const stands = (euros: string) => waitFor(() => expect(low).toHaveValue(euros));
    await tabTo(low);
    await nativeKeys("{ArrowRight}");
    await stands("13");
    await nativeKeys("{ArrowUp}");
    await stands("14");
    await nativeKeys("{ArrowLeft}");
    await stands("13");
    await nativeKeys("{ArrowDown}");
    await stands("12");
    await nativeKeys("{PageUp}");
    await waitFor(() => expect(low.valueAsNumber).toBeGreaterThan(20));
    await nativeKeys("{PageDown}");
    await stands("12");
    await nativeKeys("{End}");
    await stands("129");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 12990, high: 12990 });
    await nativeKeys("{Home}");
    await stands("12");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ low: 1250, high: 12990 });
  },
};
