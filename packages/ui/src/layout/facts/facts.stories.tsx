import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./facts.tsx";

const meta = {
  title: "Layout/Facts",
  component: Facts,
  args: {
    facts: [
      ["Koper", "S. de Vries"],
      ["Bouwnummer", "24"],
      ["Woningtype", "Hoekwoning"],
      ["Ingediend op", "21-11-2026"],
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: ["A word or two per label.", "Leave out what is not known, or say so in words."],
        dont: ["Don't use it for amounts that add up: that is a table."],
      },
    },
  },
} satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Fill: Story = {};
export const TwoColumns: Story = { args: { columns: "two", line: "above" } };
export const SetApart: Story = { args: { line: "both" } };
export const UnknownLeftOut: Story = {
  args: {
    facts: [
      ["Koper", "S. de Vries"],
      ["Kenmerk", null],
    ],
  },
};
export const LongDutchText: Story = {
  args: {
    columns: "two",
    facts: [
      ["Woningtypen", "Hoekwoning met erker, Tussenwoning verlengd, Inbouwthermostaatkraanafdekplaatgarnituur"],
      ["Laatste wijziging", "21-11-2026 14:05"],
    ],
  },
};
