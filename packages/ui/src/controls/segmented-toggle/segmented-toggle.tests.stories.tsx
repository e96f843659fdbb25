import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useState } from "react";
import { arrowsWalk, tabTo } from "../../testing/keyboard.ts";
import { SegmentedToggle } from "./segmented-toggle.tsx";

const segments = [
  { value: "standaard", label: "Standaard" },
  { value: "prijs", label: "Prijsopbouw" },
  { value: "tekst", label: "Omschrijving" },
];

const meta = {
  title: "Controls/Segmented toggle/Tests",
  component: SegmentedToggle,
  tags: ["!autodocs", "!dev"],
  args: { legend: "Weergave", segments, value: "standaard", onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SegmentedToggle
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ArrowsChoose: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Standaard" })).toHaveFocus();
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Standaard" }),
      canvas.getByRole("radio", { name: "Prijsopbouw" }),
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("prijs");
    await expect(canvas.getByRole("radio", { name: "Prijsopbouw" })).toBeChecked();
  },
};

export const SpaceChooses: Story = {
  play: async ({ args, canvas }) => {
    const chosen = canvas.getByRole("radio", { name: "Standaard" });
    await tabTo(chosen);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    canvas.getByRole("radio", { name: "Omschrijving" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("tekst");
  },
};
