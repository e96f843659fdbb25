import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { PriceBar } from "../price-bar/price-bar.tsx";
import { BudgetButton } from "./budget-button.tsx";

const onPress = fn();

const meta = {
  title: "Showroom/Budget button/Tests",
  component: BudgetButton,
  tags: ["!autodocs", "!dev"],
  args: { onPress },
  beforeEach: () => {
    onPress.mockClear();
  },
} satisfies Meta<typeof BudgetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name says what is left, also where only the icon is shown. */
export const SaysWhatIsLeft: Story = {
  args: { rest: { kind: "left", amount: "€ 429,00" }, used: 0.86 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Budget: nog € 429,00" })).toBeVisible();
  },
};

export const SaysWhatIsOver: Story = {
  args: { rest: { kind: "over", amount: "€ 71,00" }, used: 1.03 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Budget: € 71,00 boven budget" })).toBeVisible();
  },
};

export const OpenedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Budget" }), onPress);
  },
};

/** The bar is as high with the button as without it, because the button comes later. */
export const KeepsTheHeight: Story = {
  args: { rest: { kind: "left", amount: "€ 429,00" }, used: 0.86 },
  render: (args) => (
    <>
      {[false, true].map((budget) => (
        <PriceBar key={String(budget)} total="€ 2.571,00" explanation={budget && <BudgetButton {...args} />} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const [without, withButton] = within(canvasElement)
      .getAllByText("Totaal configuratie - Incl. BTW en montage")
      .map((label) => label.closest("p")?.parentElement?.getBoundingClientRect().height);
    await expect(withButton).toBe(without);
  },
};
