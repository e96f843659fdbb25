import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { SegmentedToggle } from "./segmented-toggle.tsx";

const segments = [
  { value: "standaard", label: "Standaard" },
  { value: "prijs", label: "Prijsopbouw" },
  { value: "tekst", label: "Omschrijving" },
];

const meta = {
  title: "Controls/Segmented toggle",
  component: SegmentedToggle,
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
  parameters: {
    docs: {
      guidance: {
        do: ["Keep the words short; two to four segments."],
        dont: ["Don't use it to go to another page: use tab links."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on the part in force.", story: "ArrowsChoose" },
        { press: "ArrowRight, ArrowDown", does: "Chooses the next part.", story: "ArrowsChoose" },
        { press: "ArrowLeft, ArrowUp", does: "Chooses the one before.", story: "ArrowsChoose" },
        { press: "Space", does: "Chooses the part that has the focus; the one in force stays.", story: "SpaceChooses" },
      ],
    },
  },
} satisfies Meta<typeof SegmentedToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithLegend: Story = { args: { showLegend: true } };
export const OneDisabled: Story = {
  args: { segments: [...segments.slice(0, 2), { value: "tekst", label: "Omschrijving", disabled: true }] },
};
export const LongText: Story = {
  args: {
    segments: [
      { value: "standaard", label: "Standaardweergave van het product" },
      { value: "prijs", label: "Volledige prijsopbouw met montage" },
    ],
  },
};
