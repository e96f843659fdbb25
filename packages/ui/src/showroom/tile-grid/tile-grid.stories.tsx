import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { wallTiles } from "../testing/sample-options.tsx";
import { TileCard } from "../tile-card/tile-card.tsx";
import { TileGrid, type TileGridProps } from "./tile-grid.tsx";

function ChoosableTiles(props: TileGridProps) {
  const [value, setValue] = useState("basis");
  return (
    <TileGrid {...props}>
      {wallTiles.map((tile) => (
        <TileCard
          key={tile.value}
          {...tile}
          selected={tile.value === value}
          onSelect={() => setValue(tile.value)}
          disabledReason={tile.value === "veneto" ? "Alleen als vloertegel." : undefined}
        />
      ))}
    </TileGrid>
  );
}

const meta = {
  title: "Showroom/Tile grid",
  component: TileGrid,
  parameters: guidance(
    ["Let every grid have its own heading on the page.", "Share `name` between the grids of one choice."],
    ["Do not nest grids."],
    [
      {
        press: "Tab",
        does: "Puts the focus on the chosen card, else on the first; the next Tab leaves the grid.",
        story: "OneStopForAllCards",
      },
      { press: "ArrowRight, ArrowDown", does: "Goes to the next card, and chooses it.", story: "OneStopForAllCards" },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "OneStopForAllCards" },
    ],
  ),
  args: { label: "Wandtegel, Standaard" },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = { render: (args) => <ChoosableTiles {...args} /> };
export const InTheSidebar: Story = {
  render: (args) => (
    <div style={{ maxWidth: "46rem" }}>
      <ChoosableTiles {...args} />
    </div>
  ),
};
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: "32.8rem" }}>
      <ChoosableTiles {...args} />
    </div>
  ),
};
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {};
export const TwoColumns: Story = { args: { columns: "two" }, render: (args) => <ChoosableTiles {...args} /> };
export const Pair: Story = { args: { columns: "pair" }, render: (args) => <ChoosableTiles {...args} /> };
export const Swatches: Story = { args: { columns: "swatches" }, render: (args) => <ChoosableTiles {...args} /> };
export const Row: Story = { args: { columns: "row" }, render: (args) => <ChoosableTiles {...args} /> };
export const LongDutchText: Story = { args: { emptyText: `${longName}: ${longSentence}` } };
