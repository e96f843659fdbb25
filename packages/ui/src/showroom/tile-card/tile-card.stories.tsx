import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { wallTiles } from "../testing/sample-options.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { RectifiedMark } from "./rectified-mark.tsx";
import { TileCard } from "./tile-card.tsx";

const [travertine] = wallTiles;

const meta = {
  title: "Showroom/Tile card",
  component: TileCard,
  parameters: guidance(
    [
      "Say what it costs extra over the standard, before and after it is chosen.",
      "Give the true size in mm, so that tiles compare by eye.",
      "Put 'v.a.' before the price of a tile with several sizes, until one is chosen.",
    ],
    [
      "Do not crop a tile to fill its place: the scale is what one looks at.",
      "Do not hide disabled tiles without a word; say why.",
    ],
    [
      {
        press: "Tab",
        does: "Puts the focus on the chosen tile of its grid, else on the first.",
        story: "ArrowsWalkItsGrid",
      },
      { press: "ArrowRight, ArrowDown", does: "Goes to the next tile, and chooses it.", story: "ArrowsWalkItsGrid" },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkItsGrid" },
      { press: "Space", does: "Chooses it; when it is locked: nothing.", story: "ChosenBySpace" },
      { press: "Enter, Space", does: "On a tile of several sizes: opens them.", story: "OpensSizes" },
      {
        press: "Enter, Space",
        does: "On 'Prijsopbouw': opens the breakdown of its amount.",
        story: "OpensTheBreakdown",
      },
    ],
  ),
  args: { value: "solva", title: "Solva travertin", ...travertine, onSelect: fn() },
  decorators: [
    (Story) => (
      <TileGrid label="Wandtegel">
        <Story />
      </TileGrid>
    ),
  ],
} satisfies Meta<typeof TileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true, difference: null } };
export const SeveralSizes: Story = {
  args: {
    kind: "opener",
    sizeCount: 3,
    price: <PriceTag size="small" amount="€ 42,50" unit="m²" from />,
    difference: undefined,
  },
};
export const SeveralSizesSelected: Story = { args: { kind: "opener", sizeCount: 3, selected: true } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "Past niet bij uw vloertegel: kies eerst een vloertegel van 60 x 60 cm." },
};
export const Locked: Story = { args: { selected: true, disabledReason: "U heeft uw keuzes reeds bevestigd." } };
export const HiddenPrices: Story = { args: { price: undefined, difference: undefined } };
export const ColourOnly: Story = { args: { imageUrl: undefined, colour: "#c9d2c8" } };
export const LongDutchText: Story = { args: { title: longName, description: longSentence } };
/** As shown in the legend. */
export const Rectified: Story = { args: { rectified: true }, render: () => <RectifiedMark /> };
