import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { materials } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { FloorCard, NoFloorCard } from "./floor-card.tsx";

const meta = {
  title: "Showroom/Floor card",
  component: FloorCard,
  subcomponents: { NoFloorCard },
  parameters: guidance(
    [
      "Show the minimum price with 'v.a.' until the floor is chosen, then its total.",
      "Put 'Geen woonvloer' last in the same grid.",
    ],
    ["Do not choose a floor without its colour and baseboard."],
    [
      { press: "Tab", does: "Goes from card to card.", story: "Keyboard" },
      { press: "Enter, Space", does: "On a material: opens its colours.", story: "MaterialByKeys" },
      {
        press: "Enter, Space",
        does: "On 'Geen woonvloer': chooses it; a second press leaves it so.",
        story: "NoFloorByKeys",
      },
    ],
  ),
  args: {
    value: "pvc",
    title: "PVC visgraat",
    imageUrl: materials.oak,
    price: <PriceTag amount="€ 54,95" unit="m²" from />,
    colourCount: 12,
    description: <p>Stil, warm en geschikt voor vloerverwarming.</p>,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <TileGrid label="Woonvloer" columns="two">
          <Story />
          <NoFloorCard onSelect={fn()} />
        </TileGrid>
      </div>
    ),
  ],
} satisfies Meta<typeof FloorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = {
  args: { selected: true, chosenColour: "Eiken naturel", price: <PriceTag amount="€ 3.185,-" /> },
};
export const Locked: Story = { args: { disabledReason: "U heeft uw keuzes reeds bevestigd." } };
export const LongDutchText: Story = { args: { title: longName, description: longSentence } };
export const NoFloorChosen: Story = {
  decorators: [
    () => (
      <TileGrid label="Woonvloer" columns="two">
        <NoFloorCard selected onSelect={fn()} />
      </TileGrid>
    ),
  ],
};
