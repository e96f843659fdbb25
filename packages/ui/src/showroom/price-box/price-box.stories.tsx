import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { PriceBox } from "./price-box.tsx";

const meta = {
  title: "Showroom/Price box",
  component: PriceBox,
  parameters: guidance(
    ["Use it for one figure that stands alone."],
    ["Do not stack several: use the price breakdown."],
    [
      { press: "Tab", does: "With an explanation: puts the focus on its button.", story: "ExplainedByKeyboard" },
      { press: "Enter", does: "Shows the explanation.", story: "ExplainedByKeyboard" },
      { press: "Space", does: "Shows the explanation, and hides it.", story: "ExplainedBySpace" },
      { press: "Escape", does: "Hides the explanation.", story: "ExplainedByKeyboard" },
    ],
  ),
  args: { label: "Totaal meerprijs (incl. BTW)", amount: "€ 1.250,-" },
} satisfies Meta<typeof PriceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Minimum: Story = { args: { label: "Minimumprijs", amount: "€ 42,50", from: true, unit: "m²" } };
export const WithNote: Story = {
  args: { indicative: true, note: "De definitieve prijs volgt na het showroombezoek.", align: "end" },
};
export const Explained: Story = {
  args: { tooltip: "Producten en montage samen, ten opzichte van de standaard opstelling." },
};
export const NoDifference: Story = { args: { amount: undefined } };
export const LongDutchText: Story = {
  args: {
    label: "Totaalprijs van de inbouwthermostaatkraanafdekplaatgarnituren",
    amount: "€ 1.112.485,50",
    indicative: true,
    note: "De definitieve prijs volgt na het showroombezoek, op basis van de werkelijke afmetingen van uw badkamer.",
  },
};
