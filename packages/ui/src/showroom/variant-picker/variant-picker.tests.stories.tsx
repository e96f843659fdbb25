import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { finishes } from "../testing/sample-options.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { VariantPicker } from "./variant-picker.tsx";

function Picker() {
  const [colour, setColour] = useState("chroom");
  const [dimension, setDimension] = useState("60");
  return (
    <VariantPicker
      colours={finishes}
      colour={colour}
      onColourSelect={setColour}
      dimensions={[
        { value: "60", label: "60 cm" },
        { value: "80", label: "80 cm" },
      ]}
      dimension={dimension}
      onDimensionSelect={setDimension}
    />
  );
}

const meta = { title: "Showroom/Variant picker/Tests", component: Picker, tags: ["!autodocs", "!dev"] } satisfies Meta<
  typeof Picker
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colour and size are two radio groups: Tab moves between them, arrows choose within a group. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const colours = within(canvas.getByRole("group", { name: "Selecteer een kleur" }));
    const sizes = within(canvas.getByRole("group", { name: "Selecteer een afmeting" }));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(colours.getByRole("radio", { name: "Geborsteld messing" })).toBeChecked();
    await userEvent.tab();
    await expect(sizes.getByRole("radio", { name: "60 cm" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(sizes.getByRole("radio", { name: "80 cm" })).toBeChecked();
    await expect(colours.getByRole("radio", { name: "Geborsteld messing" })).toBeChecked();
  },
};

export const ArrowsWalkBothWays: Story = {
  play: async ({ canvas }) => {
    const chrome = canvas.getByRole("radio", { name: "Chroom" });
    await arrowsWalk(chrome, canvas.getByRole("radio", { name: "Geborsteld messing" }));
    await expect(chrome).toBeChecked();
    const size = canvas.getByRole("radio", { name: "60 cm" });
    await arrowsWalk(size, canvas.getByRole("radio", { name: "80 cm" }));
    await expect(size).toBeChecked();
  },
};

export const SpaceChooses: Story = {
  play: async ({ canvas }) => {
    const size = canvas.getByRole("radio", { name: "80 cm" });
    size.focus();
    await userEvent.keyboard(" ");
    await expect(size).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "60 cm" })).not.toBeChecked();
  },
};
