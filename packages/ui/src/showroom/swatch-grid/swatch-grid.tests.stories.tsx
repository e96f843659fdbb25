import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { groutColours } from "../testing/sample-options.tsx";
import { arrowsWalk, tabTo } from "../../testing/keyboard.ts";
import { SwatchGrid } from "./swatch-grid.tsx";

const meta = {
  title: "Showroom/Swatch grid/Tests",
  component: SwatchGrid,
  tags: ["!autodocs", "!dev"],
  args: { label: "Voegkleur", options: groutColours, value: "jasmijn", onSelect: fn(), onDeselect: fn() },
} satisfies Meta<typeof SwatchGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows choose and skip a disabled swatch; a press on the chosen one calls `onDeselect`. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Antraciet" }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: "Jasmijn" }));
    await expect(args.onDeselect).toHaveBeenCalledWith("jasmijn");
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelect).toHaveBeenCalledWith("zilvergrijs");
  },
};

export const ArrowsWalkBothWays: Story = {
  play: async ({ args, canvas }) => {
    const chosen = canvas.getByRole("radio", { name: "Jasmijn" });
    await arrowsWalk(chosen, canvas.getByRole("radio", { name: "Zilvergrijs" }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith("zilvergrijs");
    await userEvent.tab();
    for (const swatch of canvas.getAllByRole("radio")) await expect(swatch).not.toHaveFocus();
  },
};

export const SpaceTakesBack: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole("radio", { name: "Jasmijn" }));
    await userEvent.keyboard(" ");
    await expect(args.onDeselect).toHaveBeenLastCalledWith("jasmijn");
    canvas.getByRole("radio", { name: "Zand" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenLastCalledWith("zand");
  },
};
