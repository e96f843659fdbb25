import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
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

/** Where there are more cards than are shown, it asks for them as the last one comes near, and not before. */
export const MoreToCome: Story = {
  args: { onNearEnd: fn() },
  render: (args) => (
    <div style={{ height: "300px", overflowY: "auto" }} data-testid="pane">
      <TileGrid {...args}>
        <button type="button" style={{ height: "4000px" }}>
          Kaart
        </button>
      </TileGrid>
    </div>
  ),
  play: async ({ args, canvas }) => {
    const pane = canvas.getByTestId("pane");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    pane.scrollTop = pane.scrollHeight;
    // The browser tells of what comes near when it has time.
    await waitFor(() => expect(args.onNearEnd).toHaveBeenCalledOnce(), { timeout: 10_000 });
  },
};
