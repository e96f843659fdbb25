import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Facts } from "./facts.tsx";

const meta = {
  title: "Layout/Facts/Tests",
  component: Facts,
  tags: ["!autodocs", "!dev"],
  args: {
    facts: [
      ["Koper", "S. de Vries"],
      ["Kenmerk", null],
      ["Bouwnummer", ""],
      ["Kopers", 0],
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A fact without a value is left out; zero is a value. */
export const PairsTermsWithValues: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term").map((term) => term.textContent);
    const values = canvas.getAllByRole("definition").map((value) => value.textContent);
    await expect(terms).toEqual(["Koper", "Kopers"]);
    await expect(values).toEqual(["S. de Vries", "0"]);
  },
};
