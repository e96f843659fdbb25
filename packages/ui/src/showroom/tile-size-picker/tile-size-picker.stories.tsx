import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { materials } from "../testing/sample-materials.ts";
import { TileSizePicker } from "./tile-size-picker.tsx";

const meta = {
  title: "Showroom/Tile size picker",
  component: TileSizePicker,
  parameters: guidance(
    ["Sort sizes from small to large.", "Put it in a bottom sheet on a phone, in a popover or dialog elsewhere."],
    ["Do not open it for a single size."],
    [
      { press: "Tab", does: "Puts the focus on the size in force.", story: "Keyboard" },
      { press: "ArrowRight, ArrowDown", does: "Goes to the next size, and chooses it.", story: "ArrowsWalkBothWays" },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothWays" },
      { press: "Space", does: "Chooses the size that has the focus.", story: "ArrowsWalkBothWays" },
    ],
  ),
  args: {
    productName: "Solva travertin",
    value: "60x60",
    onSelect: fn(),
    options: [
      {
        value: "30x60",
        title: "30 x 60 cm.",
        widthMm: 300,
        lengthMm: 600,
        imageUrl: materials.travertine,
        price: <PriceTag size="small" amount="€ 42,50" unit="m²" />,
      },
      {
        value: "60x60",
        title: "60 x 60 cm.",
        widthMm: 600,
        lengthMm: 600,
        imageUrl: materials.travertine,
        rectified: true,
        price: <PriceTag size="small" amount="€ 48,-" unit="m²" />,
      },
      {
        value: "60x120",
        title: "60 x 120 cm.",
        widthMm: 600,
        lengthMm: 1200,
        imageUrl: materials.travertine,
        rectified: true,
        price: <PriceTag size="small" amount="€ 62,50" unit="m²" />,
        disabledReason: "Niet voor het toilet.",
      },
    ],
  },
} satisfies Meta<typeof TileSizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneChosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
