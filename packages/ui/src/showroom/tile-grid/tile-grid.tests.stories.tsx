import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { wallTiles } from "../testing/sample-options.tsx";
import { TileCard } from "../tile-card/tile-card.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { TileGrid } from "./tile-grid.tsx";

const meta = {
  title: "Showroom/Tile grid/Tests",
  component: TileGrid,
  tags: ["!autodocs", "!dev"],
  args: { label: "Wandtegel" },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An empty grid shows the specification's text. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Wandtegel" });
    await expect(within(group).getByText("Er zijn geen tegels beschikbaar in dit assortiment.")).toBeVisible();
  },
};

/** Loading is announced once, with placeholders for the cards. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group");
    await expect(group).toHaveAttribute("aria-busy", "true");
    await expect(within(group).getByRole("status")).toHaveTextContent("Tegels laden…");
    await expect(group.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

/** Pictures of the cards in sight load at once, those below when they come near. */
export const CardsInSight: Story = {
  args: { inSight: 2 },
  render: (args) => (
    <TileGrid {...args}>
      {wallTiles.slice(0, 3).map((tile) => (
        <TileCard key={tile.value} {...tile} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvasElement }) => {
    const loading = [...canvasElement.querySelectorAll("img")].map((image) => image.loading);
    await expect(loading).toEqual(["eager", "eager", "lazy"]);
  },
};

/** Requests more cards only when the last one comes near the viewport. */
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
    const end = pane.scrollHeight - pane.clientHeight;
    // IntersectionObserver fires when the browser paints, which can be delayed on a still page.
    await waitFor(
      () => {
        pane.scrollTop = pane.scrollTop < end ? end : end - 1;
        return expect(args.onNearEnd).toHaveBeenCalledOnce();
      },
      { timeout: 10_000 },
    );
  },
};

/** Requests no more cards while it loads: its placeholders are lower than the cards. */
export const NoMoreWhileItLoads: Story = {
  args: { onNearEnd: fn(), loading: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("status")).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(args.onNearEnd).not.toHaveBeenCalled();
  },
};

/** Requests no more cards for a list that lies above the viewport. Scrolling back to its end requests them. */
export const PastTheEnd: Story = {
  args: { onNearEnd: fn() },
  render: (args) => (
    <div style={{ height: "300px", overflowY: "auto" }} data-testid="pane">
      <TileGrid {...args}>
        <button type="button" style={{ height: "4000px" }}>
          Kaart
        </button>
      </TileGrid>
      <div style={{ height: "4000px" }} data-testid="below" />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const pane = canvas.getByTestId("pane");
    const below = canvas.getByTestId("below");
    const endAt = (y: number): void => {
      pane.scrollTop += below.getBoundingClientRect().top - pane.getBoundingClientRect().top - y;
    };
    endAt(-200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(args.onNearEnd).not.toHaveBeenCalled();
    let y = 100;
    await waitFor(
      () => {
        y = y === 100 ? 101 : 100;
        endAt(y);
        return expect(args.onNearEnd).toHaveBeenCalledOnce();
      },
      { timeout: 10_000 },
    );
  },
};

/** The chosen card reserves the space that other cards use for their difference. */
export const PricesStandInLine: Story = {
  render: (args) => (
    <TileGrid {...args}>
      {wallTiles.slice(0, 2).map((tile, index) => (
        <TileCard key={tile.value} {...tile} selected={index === 0} difference={index === 0 ? null : tile.difference} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const [chosen, other] = ["€ 62,50", "€ 48,-"].map((price) => canvas.getByText(price).getBoundingClientRect().top);
    await expect(chosen).toBe(other);
  },
};

/** The cards of a grid form one radio group. */
export const OneStopForAllCards: Story = {
  render: (args) => (
    <TileGrid {...args}>
      {wallTiles.slice(0, 3).map((tile) => (
        <TileCard key={tile.value} {...tile} />
      ))}
    </TileGrid>
  ),
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole("radio");
    const [first = document.body, second = document.body] = tiles;
    await arrowsWalk(first, second);
    await userEvent.tab();
    for (const tile of tiles) await expect(tile).not.toHaveFocus();
  },
};
