import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { TotalBadge } from "./total-badge.tsx";
import { TotalBlock } from "./total-block.tsx";

const meta = {
  title: "Showroom/Total block",
  component: TotalBlock,
  subcomponents: { TotalBadge },
  parameters: guidance(
    ["Show the discount only when there is one."],
    ["Do not print the button."],
    [
      { press: "Tab", does: "Puts the focus on the button.", story: "PrintsByKeys" },
      { press: "Enter, Space", does: "Prints the quote.", story: "PrintsByKeys" },
    ],
  ),
  args: { subtotal: "€ 12.485,-", total: "€ 12.485,-", onPrint: fn() },
} satisfies Meta<typeof TotalBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithDiscount: Story = { args: { discount: "− € 625,-", total: "€ 11.860,-" } };
/** Each discount of a part says of which. */
export const WithDiscounts: Story = {
  args: {
    discounts: [
      { name: "Korting op sanitair", amount: "− € 140,-" },
      { name: "Korting op woonvloer", amount: "− € 125,-" },
    ],
    total: "€ 12.220,-",
  },
};
export const Indicative: Story = {
  args: { indicative: true, note: "Bedragen zijn indicatief: de definitieve prijs volgt na het showroombezoek." },
};
export const Badge: Story = { render: () => <TotalBadge total="€ 11.860,-" indicative /> };
