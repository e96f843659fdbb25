import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { floorColours } from "../testing/sample-options.tsx";
import { FloorColourPicker } from "./floor-colour-picker.tsx";

const meta = {
  title: "Showroom/Floor colour picker",
  component: FloorColourPicker,
  parameters: guidance(
    ["Start with the first colour and the first baseboard chosen."],
    ["Do not save with one of the two missing."],
    [
      {
        press: "Tab",
        does: "Goes from the chosen colour to the chosen baseboard; each choice is one tab stop.",
        story: "Keyboard",
      },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the next of the same choice, and chooses it.",
        story: "ArrowsWalkBothChoices",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothChoices" },
      { press: "Space", does: "Chooses what has the focus.", story: "ArrowsWalkBothChoices" },
    ],
  ),
  args: {
    colours: floorColours,
    colour: "eiken",
    onColourSelect: fn(),
    baseboards: [
      {
        value: "wit",
        title: "Plint recht wit",
        size: "70 x 12 mm",
        colour: "#f7f6f2",
        price: <PriceTag size="small" amount="€ 7,50" unit="m¹" />,
      },
      {
        value: "eik",
        title: "Plint recht eiken",
        size: "70 x 12 mm",
        colour: "#c9a67c",
        price: <PriceTag size="small" amount="€ 9,50" unit="m¹" />,
      },
    ],
    baseboard: "wit",
    onBaseboardSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FloorColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { colours: [], baseboards: [] } };
