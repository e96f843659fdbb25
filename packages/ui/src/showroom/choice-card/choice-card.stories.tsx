import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { materials } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { ChoiceCard } from "./choice-card.tsx";

const meta = {
  title: "Showroom/Choice card",
  component: ChoiceCard,
  parameters: guidance(
    [
      "Use the card of the subject (tile, product, floor) where there is one.",
      "Say in `disabledReason` what would make the choice possible.",
    ],
    [
      "Never show a choice by colour alone.",
      "Do not put links in the facts: they lie under the click area. Use `actions`.",
    ],
    [
      { press: "Tab", does: "Puts the focus on the chosen card, else on the first.", story: "Keyboard" },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the next card, and chooses it; one that cannot be chosen says why.",
        story: "ArrowsWalkBothWays",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothWays" },
      { press: "Space", does: "Chooses it; on the chosen one: clears it if allowed.", story: "ClickAgain" },
      { press: "Enter, Space", does: "On a card that opens something: opens it.", story: "OpenerByKeys" },
    ],
  ),
  args: { value: "travertin", title: "Solva travertin", media: <MaterialTexture imageUrl={materials.travertine} /> },
  decorators: [
    (Story) => (
      <TileGrid label="Materiaal">
        <Story />
      </TileGrid>
    ),
  ],
} satisfies Meta<typeof ChoiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true } };
export const DisabledWithReason: Story = {
  args: { disabledReason: "Past niet bij uw voegkleur. Kies eerst een lichte voeg." },
};
export const Sheet: Story = { args: { frame: "sheet", selected: true, children: <span>Licht travertin</span> } };
export const WithoutPicture: Story = {
  args: { frame: "sheet", media: undefined, selected: true, title: "60 x 46 cm" },
};
export const Opener: Story = { args: { kind: "opener", selected: true, children: <span>3 afmetingen</span> } };
export const WithCorner: Story = {
  args: {
    selected: true,
    corner: <IconButton icon={Heart} label="Favoriet: Solva travertin" variant="onImage" size="small" aria-pressed />,
  },
};
export const LongDutchText: Story = { args: { title: longName, disabledReason: longSentence } };
