import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { longName } from "../testing/long-texts.ts";
import { groutColours } from "../testing/sample-options.tsx";
import { guidance } from "../testing/guidance.ts";
import { SwatchGrid } from "./swatch-grid.tsx";

const meta = {
  title: "Showroom/Swatch grid",
  component: SwatchGrid,
  parameters: guidance(
    ["Order colours from light to dark."],
    ["Do not use it for more than about thirty colours without groups."],
    [
      {
        press: "Tab",
        does: "Puts the focus on the chosen swatch; the next Tab leaves the grid.",
        story: "ArrowsWalkBothWays",
      },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the next swatch, and chooses it; one that cannot be chosen says why.",
        story: "ArrowsWalkBothWays",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkBothWays" },
      {
        press: "Space",
        does: "Chooses the swatch that has the focus; on the chosen one: clears it if allowed.",
        story: "SpaceTakesBack",
      },
    ],
  ),
  args: { label: "Voegkleur", options: groutColours, value: "zilvergrijs", onSelect: fn() },
} satisfies Meta<typeof SwatchGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: undefined } };
export const Loading: Story = { args: { loading: true } };
export const Empty: Story = {
  args: { options: [], emptyText: "Er zijn geen kleur varianten beschikbaar in dit assortiment." },
};
export const Locked: Story = {
  args: {
    options: groutColours.map((option) => ({ ...option, disabledReason: "U heeft uw keuzes reeds bevestigd." })),
  },
};
export const LongDutchText: Story = {
  args: { options: groutColours.map((option, index) => (index === 0 ? { ...option, label: longName } : option)) },
};
