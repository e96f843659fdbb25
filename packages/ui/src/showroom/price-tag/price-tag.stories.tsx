import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { PriceTag } from "./price-tag.tsx";

const meta = {
  title: "Showroom/Price tag",
  component: PriceTag,
  parameters: guidance(
    [
      "Give differences a sign: `+ € 120,-`, `− € 35,-`.",
      "Leave `amount` out for no difference.",
      "On a card, `amount` is the extra cost over the standard, and `now` what changes at this moment.",
    ],
    ["Never colour a price or strike it through; this is no sale.", "Do not write € 0,-."],
  ),
  args: { amount: "€ 1.250,-" },
} satisfies Meta<typeof PriceTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};
export const From: Story = { args: { from: true, amount: "€ 89,-" } };
export const PerSquareMetre: Story = { args: { amount: "€ 42,50", unit: "m²" } };
export const PerMetre: Story = { args: { amount: "€ 7,50", unit: "m¹", from: true, size: "small" } };
export const Surcharge: Story = { args: { amount: "+ € 120,-" } };
export const Refund: Story = { args: { amount: "− € 35,-" } };
export const Included: Story = { args: { amount: undefined } };
export const Indicative: Story = { args: { indicative: true, size: "large" } };
export const IndicativeInColumn: Story = { args: { indicative: true, align: "end" } };
export const IndicativeBySign: Story = {
  args: { indicative: "sign", amount: "+ € 24,95", unit: "m²", from: true, size: "small" },
};
export const Aside: Story = { args: { amount: "€ 42,50", unit: "m²", size: "aside" } };
export const InALine: Story = {
  args: { size: "inherit" },
  render: (args) => (
    <p>
      Samen <PriceTag {...args} />
    </p>
  ),
};
