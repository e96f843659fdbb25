import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { materials } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { Swatch } from "./swatch.tsx";

const meta = {
  title: "Showroom/Swatch",
  component: Swatch,
  parameters: guidance(
    ["Prefer a picture of the material to a colour.", "Always give the name."],
    ["Do not shrink it to a dot."],
    [
      { press: "Tab", does: "Puts the focus on the chosen swatch of its group, else on the first.", story: "Named" },
      { press: "Space", does: "Chooses it.", story: "Named" },
      { press: "ArrowRight, ArrowDown", does: "Goes to the next swatch, and chooses it.", story: "ArrowsWalkItsGroup" },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkItsGroup" },
    ],
  ),
  args: { value: "grout", label: "Zilvergrijs", imageUrl: materials.grout },
  decorators: [
    (Story) => (
      <TileGrid label="Kleur">
        <Story />
      </TileGrid>
    ),
  ],
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true, price: <PriceTag size="small" /> } };
export const WithPrice: Story = { args: { price: <PriceTag size="small" amount="+ € 2,50" unit="m²" /> } };
export const ColourOnly: Story = { args: { imageUrl: undefined, colour: "#FFFBF2", label: "Jasmijn" } };
export const DisabledWithReason: Story = { args: { disabledReason: "Niet leverbaar in deze afmeting." } };
export const LongDutchText: Story = { args: { label: longName } };
