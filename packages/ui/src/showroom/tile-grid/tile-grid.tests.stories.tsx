import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TileGrid } from "./tile-grid.tsx";

const meta = {
  title: "Showroom/Tile grid/Tests",
  component: TileGrid,
  tags: ["!autodocs", "!dev"],
  args: { label: "Wandtegel" },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to choose is said in the specification's words. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Wandtegel" });
    await expect(within(group).getByText("Er zijn geen tegels beschikbaar in dit assortiment.")).toBeVisible();
  },
};

/** Loading is said once, and the places of the cards are kept. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group");
    await expect(group).toHaveAttribute("aria-busy", "true");
    await expect(within(group).getByRole("status")).toHaveTextContent("Tegels laden…");
    await expect(group.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};
