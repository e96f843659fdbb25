import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { PriceBreakdown } from "./price-breakdown.tsx";

const meta = {
  title: "Showroom/Price breakdown",
  component: PriceBreakdown,
  parameters: guidance(
    ["Show every line that makes up the total, the negative ones too."],
    ["Do not repeat the unit of the total in each row."],
  ),
  args: {
    rows: [
      { label: "Productprijs", amount: "€ 420,-" },
      { label: "Retour", amount: "− € 185,-" },
      { label: "Montage", amount: "€ 60,-" },
    ],
    total: { label: "Totaal", amount: "€ 295,-" },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "36rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Dense: Story = { args: { density: "dense" } };
export const Indicative: Story = { args: { indicative: true } };
export const StandardCostsNothing: Story = {
  args: { rows: [{ label: "Productprijs" }, { label: "Montage" }], total: { label: "Totaal" } },
};
export const LongDutchText: Story = { args: { rows: [{ label: longName, amount: "+ € 12.345,67" }] } };
