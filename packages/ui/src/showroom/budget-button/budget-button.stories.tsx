import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceBar } from "../price-bar/price-bar.tsx";
import { StepNavigation } from "../step-navigation/step-navigation.tsx";
import { guidance } from "../testing/guidance.ts";
import { BudgetButton } from "./budget-button.tsx";

const meta = {
  title: "Showroom/Budget button",
  component: BudgetButton,
  parameters: {
    layout: "fullscreen",
    ...guidance(
      ["Put it beside the total, as the explanation of the price bar."],
      ["Do not warn when little is left: it is the buyer's money."],
      [
        { press: "Tab", does: "Reaches the button after the total.", story: "OpenedByKeyboard" },
        { press: "Enter, Space", does: "Opens the budget.", story: "OpenedByKeyboard" },
      ],
    ),
  },
  args: { onPress: fn() },
  render: (args) => (
    <PriceBar total="€ 2.571,00" explanation={<BudgetButton {...args} />}>
      <StepNavigation
        previous={{ label: "Naar Tegels", href: "/tegels" }}
        next={{ label: "Bekijk Resultaat", onSelect: fn() }}
      />
    </PriceBar>
  ),
} satisfies Meta<typeof BudgetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoBudget: Story = {};
export const Left: Story = { args: { rest: { kind: "left", amount: "€ 429,00" }, used: 0.86 } };
export const Over: Story = { args: { rest: { kind: "over", amount: "€ 71,00" }, used: 1.03 } };
export const Long: Story = {
  args: { rest: { kind: "over", amount: "€ 112.485,50" }, used: 3 },
  render: (args) => (
    <PriceBar total="€ 212.485,50" indicative explanation={<BudgetButton {...args} />}>
      <StepNavigation
        previous={{ label: "Naar Sanitair", href: "/s" }}
        next={{ label: "Opslaan en naar Badkamer tweede verdieping", onSelect: fn() }}
      />
    </PriceBar>
  ),
};
