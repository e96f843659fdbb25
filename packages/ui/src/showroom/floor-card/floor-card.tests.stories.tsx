import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { FloorCard, NoFloorCard } from "./floor-card.tsx";

const onOpen = fn();

function Floors() {
  const [none, setNone] = useState(false);
  return (
    <TileGrid label="Woonvloer" columns="two">
      <FloorCard value="pvc" title="PVC visgraat" selected={!none} colourCount={1} onSelect={onOpen} />
      <NoFloorCard selected={none} onSelect={() => setNone(true)} />
    </TileGrid>
  );
}

const meta = {
  title: "Showroom/Floor card/Tests",
  component: Floors,
  tags: ["!autodocs", "!dev"],
  beforeEach: () => void onOpen.mockClear(),
} satisfies Meta<typeof Floors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A material opens its dialog. 'Geen woonvloer' is chosen at once, and a second press changes nothing. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "PVC visgraat" })).toHaveAccessibleDescription(
      /^Gekozen.*1 kleur$/,
    );
    await userEvent.keyboard("{Enter}");
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    const none = canvas.getByRole("button", { name: "Geen woonvloer" });
    await userEvent.keyboard(" ");
    await expect(none).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(none).toHaveAttribute("aria-pressed", "true");
  },
};

export const MaterialByKeys: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "PVC visgraat" }), onOpen);
  },
};

export const NoFloorByKeys: Story = {
  play: async ({ canvas }) => {
    const none = canvas.getByRole("button", { name: "Geen woonvloer" });
    await tabTo(none);
    await userEvent.keyboard("{Enter}");
    await expect(none).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard(" ");
    await expect(none).toHaveAttribute("aria-pressed", "true");
  },
};
