import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const items = [
  { value: "kleur", label: "Kleur", content: <p>Selecteer een kleur</p> },
  { value: "maat", label: "Afmeting", content: <p>Selecteer een afmeting</p> },
];

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  args: { label: "Uitvoering", items, value: "kleur", onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
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
        do: ["Use it within a dialog or card, where an address makes no sense."],
        dont: ["Don't use it for pages: use tab links."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on the tab in force.", story: "ArrowsSwitch" },
        {
          press: "ArrowRight, ArrowLeft",
          does: "Goes to the next tab or the one before, and shows it.",
          story: "EveryKeySwitches",
        },
        { press: "Home, End", does: "Goes to the first or the last tab, and shows it.", story: "EveryKeySwitches" },
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDisabled: Story = {
  args: { items: [...items, { value: "render", label: "Afbeelding", content: null, disabled: true }] },
};
export const LongText: Story = {
  args: {
    items: ["Productomschrijving", "Prijsopbouw en montage", "Onderhoud en garantie", "Technische gegevens"].map(
      (label) => ({ value: label, label, content: <p>{label}</p> }),
    ),
    value: "Productomschrijving",
  },
};
