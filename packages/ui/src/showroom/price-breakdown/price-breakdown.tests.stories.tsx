import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PriceBreakdown } from "./price-breakdown.tsx";

const meta = {
  title: "Showroom/Price breakdown/Tests",
  component: PriceBreakdown,
  tags: ["!autodocs", "!dev"],
  args: {
    rows: [
      { label: "Productprijs", amount: "€ 420,-" },
      { label: "Retour", amount: "− € 185,-" },
    ],
    total: { label: "Totaal", amount: "€ 235,-" },
    indicative: true,
  },
} satisfies Meta<typeof PriceBreakdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every label has its amount; with a total, only the total is marked indicative. */
export const Pairs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Productprijs",
      "Retour",
      "Totaal",
    ]);
    await expect(canvas.getAllByRole("definition")[1]).toHaveTextContent("− € 185,-");
    await expect(canvas.getAllByText("indicatief")).toHaveLength(1);
  },
};
