import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { wallTiles } from "../testing/sample-options.tsx";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { arrowsWalk, pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { TileCard } from "./tile-card.tsx";

const meta = {
  title: "Showroom/Tile card/Tests",
  component: TileCard,
  tags: ["!autodocs", "!dev"],
  args: { value: "solva", title: "Solva travertin", ...wallTiles[0], onSelect: fn() },
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

/** The tile's name is the accessible name; size, finish and prices are its description. */
export const NameAndDescription: Story = {
  play: async ({ canvasElement }) => {
    const tile = within(canvasElement).getByRole("radio", { name: "Solva travertin" });
    await expect(tile).toHaveAccessibleDescription(
      /Zandbeige, mat.*60 x 120 cm\..*Gerectificeerd.*\+ € 420,-.*€ 62,50 per vierkante meter/,
    );
  },
};

/** A tile of several sizes counts them, until one is chosen: then it names that one. */
export const NamesTheChosenSize: Story = {
  args: { kind: "opener", sizeCount: 3 },
  render: (args) => (
    <>
      <TileCard {...args} selected />
      <TileCard {...args} value="calma" title="Calma carrara" />
    </>
  ),
  play: async ({ canvas }) => {
    const [chosen, other] = ["Solva travertin", "Calma carrara"].map((name) => canvas.getByRole("button", { name }));
    await expect(chosen!).toHaveAccessibleDescription(/60 x 120 cm\./);
    await expect(other!).toHaveAccessibleDescription(/3 afmetingen/);
    await expect(other!).not.toHaveAccessibleDescription(/60 x 120 cm\./);
  },
};

/** A press anywhere on the card chooses it. */
export const WholeCardIsTheTarget: Story = {
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement).getByRole("radio");
    const { width, height } = tile.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    const bottom = within(canvasElement).getByText("+ € 420,-").getBoundingClientRect();
    await expect(document.elementFromPoint(bottom.x + 4, bottom.y + 4)).toBe(tile);
    await userEvent.click(tile);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** 'Prijsopbouw' opens the breakdown of the amount, and chooses nothing. */
export const OpensTheBreakdown: Story = {
  args: { onExplain: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Prijsopbouw" });
    await expect(within(canvasElement).getByRole("group", { name: "Meer over Solva travertin" })).toContainElement(
      button,
    );
    await pressedByKeys(button, args.onExplain);
    await userEvent.click(button);
    await expect(args.onExplain).toHaveBeenCalledTimes(3);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A tile with several sizes is a button that opens the picker with Enter and Space. */
export const OpensSizes: Story = {
  args: { kind: "opener", sizeCount: 3, selected: true },
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement).getByRole("button", { name: "Solva travertin" });
    await expect(tile).toHaveAttribute("aria-haspopup", "dialog");
    await expect(tile).toHaveAccessibleDescription(/^Gekozen.*60 x 120 cm\./);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

/** A disabled tile ignores pointer and keyboard. */
export const Locked: Story = {
  args: { disabledReason: "U heeft uw keuzes reeds bevestigd." },
  play: async ({ canvasElement, args }) => {
    const tile = within(canvasElement).getByRole("radio");
    await userEvent.click(tile);
    await userEvent.keyboard(" ");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(tile).not.toBeChecked();
    await expect(tile).toHaveAccessibleDescription(/U heeft uw keuzes reeds bevestigd\./);
  },
};

export const ArrowsWalkItsGrid: Story = {
  render: (args) => (
    <>
      <TileCard {...args} />
      <TileCard {...args} value="calma" title="Calma carrara" />
    </>
  ),
  play: async ({ args, canvas }) => {
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Solva travertin" }),
      canvas.getByRole("radio", { name: "Calma carrara" }),
    );
    await expect(args.onSelect).toHaveBeenCalledTimes(4);
  },
};

export const ChosenBySpace: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole("radio", { name: "Solva travertin" }));
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
