import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { Swatch } from "./swatch.tsx";

const meta = {
  title: "Showroom/Swatch/Tests",
  component: Swatch,
  tags: ["!autodocs", "!dev"],
  args: { value: "zand", label: "Zand", colour: "#d3c3a8", onSelect: fn() },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The visible name is the accessible name of the radio. */
export const Named: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Zand")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Zand" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const ArrowsWalkItsGroup: Story = {
  render: (args) => (
    <TileGrid label="Voegkleur" columns="swatches">
      <Swatch {...args} />
      <Swatch {...args} value="jasmijn" label="Jasmijn" />
    </TileGrid>
  ),
  play: async ({ args, canvas }) => {
    await arrowsWalk(canvas.getByRole("radio", { name: "Zand" }), canvas.getByRole("radio", { name: "Jasmijn" }));
    await expect(args.onSelect).toHaveBeenCalledTimes(4);
  },
};
