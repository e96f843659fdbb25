import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { arrowsWalk, pressedByKeys } from "../../testing/keyboard.ts";
import { rooms } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { LookCard } from "./look-card.tsx";

const onSelect = fn();

const meta = {
  title: "Showroom/Look card/Tests",
  component: LookCard,
  tags: ["!autodocs", "!dev"],
  args: { value: "zand", title: "Zand en eiken", onSelect },
  render: (args) => (
    <div style={{ maxWidth: "35.8rem" }}>
      <TileGrid label="Complete stijlen" columns="row">
        <LookCard {...args} />
        {["licht", "groen", "marmer", "beton"].map((value) => (
          <LookCard key={value} value={value} title={value} picture={{ src: rooms.carrara }} onSelect={onSelect} />
        ))}
      </TileGrid>
    </div>
  ),
  beforeEach: () => {
    onSelect.mockClear();
  },
} satisfies Meta<typeof LookCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Zand en eiken" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

export const ArrowsWalkTheRow: Story = {
  play: async ({ canvas }) => {
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Zand en eiken" }),
      canvas.getByRole("radio", { name: "licht" }),
    );
  },
};

/** 'Prijsopbouw' opens the breakdown of the amount, and chooses nothing. */
export const OpensTheBreakdown: Story = {
  args: { onExplain: fn() },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole("button", { name: "Prijsopbouw" });
    await expect(canvas.getByRole("group", { name: "Meer over Zand en eiken" })).toContainElement(button);
    await pressedByKeys(button, args.onExplain);
    await userEvent.click(button);
    await expect(args.onExplain).toHaveBeenCalledTimes(3);
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** The picture is described; the words of the look are read with its name. */
export const DescribedPicture: Story = {
  args: { picture: { src: rooms.travertine }, description: "Zandkleurige wanden", overlay: "Meest gekozen" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Zandkleurige wanden" })).toBeVisible();
    await expect(canvas.getByText("Meest gekozen")).toBeVisible();
  },
};

/** In a narrow container the cards are one row that scrolls, and a part of the next card shows that there are more. */
export const OneRowOnAPhone: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("radio");
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    const row = canvas.getByRole("group", { name: "Complete stijlen" }).querySelector("[data-columns]");
    await expect((row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0)).toBeGreaterThan(100);
    const end = row?.getBoundingClientRect().right ?? 0;
    const cut = cards.filter((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left < end - 8 && right > end;
    });
    await expect(cut).toHaveLength(1);
  },
};
