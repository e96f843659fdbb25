import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { finishes } from "../testing/sample-options.tsx";
import { VariantPicker } from "./variant-picker.tsx";

const meta = {
  title: "Showroom/Variant picker",
  component: VariantPicker,
  parameters: guidance(
    ["Keep the size when another colour has it too.", "Sort sizes from small to large."],
    ["Do not hide a colour without sizes: disable it with its reason."],
    [
      {
        press: "Tab",
        does: "Goes from the colour in force to the size in force: each choice is one stop.",
        story: "Keyboard",
      },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the next of the same choice, and chooses it.",
        story: "ArrowsWalkBothWays",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothWays" },
      { press: "Space", does: "Chooses what has the focus.", story: "SpaceChooses" },
    ],
  ),
  args: {
    colours: finishes,
    colour: "messing",
    onColourSelect: fn(),
    dimensions: [
      { value: "60", label: "60 x 46 cm", price: <PriceTag size="small" /> },
      { value: "80", label: "80 x 46 cm", price: <PriceTag size="small" amount="+ € 95,-" /> },
      {
        value: "120",
        label: "120 x 46 cm",
        price: <PriceTag size="small" amount="+ € 240,-" />,
        disabledReason: "Past niet naast het bad.",
      },
    ],
    dimension: "60",
    onDimensionSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VariantPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const ColourWithoutSizes: Story = {
  args: {
    colours: finishes.map((finish) =>
      finish.value === "zwart" ? { ...finish, disabledReason: "Niet leverbaar in deze afmetingen." } : finish,
    ),
  },
};
export const Empty: Story = { args: { colours: [], dimensions: [] } };
