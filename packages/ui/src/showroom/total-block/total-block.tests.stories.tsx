import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { TotalBlock } from "./total-block.tsx";

const meta = {
  title: "Showroom/Total block/Tests",
  component: TotalBlock,
  tags: ["!autodocs", "!dev"],
  args: { subtotal: "€ 12.485,-", total: "€ 12.485,-", onPrint: fn() },
} satisfies Meta<typeof TotalBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a discount there is no discount row; the button prints. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Subtotaal",
      "Totaal inclusief BTW & Montage",
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Prijsopgave afdrukken" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const WithDiscount: Story = {
  args: { discount: "− € 625,-" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Korting").closest("div")).toHaveTextContent("− € 625,-");
  },
};

/** Each discount has its own name. */
export const WithDiscounts: Story = {
  args: {
    discounts: [
      { name: "Korting op woonvloer", amount: "− € 125,-" },
      { name: "Korting", amount: "− € 625,-" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Subtotaal",
      "Korting op woonvloer",
      "Korting",
      "Totaal inclusief BTW & Montage",
    ]);
    await expect(canvas.getByText("Korting op woonvloer").closest("div")).toHaveTextContent("− € 125,-");
  },
};

export const PrintsByKeys: Story = {
  play: async ({ args, canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Prijsopgave afdrukken" }), args.onPrint);
  },
};
