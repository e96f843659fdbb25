import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { TileSizePicker } from "./tile-size-picker.tsx";

const meta = {
  title: "Showroom/Tile size picker/Tests",
  component: TileSizePicker,
  tags: ["!autodocs", "!dev"],
  args: {
    productName: "Solva",
    options: [
      { value: "30", title: "30 x 60 cm." },
      { value: "60", title: "60 x 60 cm." },
    ],
    value: "30",
    onSelect: fn(),
  },
} satisfies Meta<typeof TileSizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uses the specification's question; arrows choose. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Selecteer een afmeting voor 'Solva':" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "30 x 60 cm." })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onSelect).toHaveBeenCalledWith("60");
  },
};

export const ArrowsWalkBothWays: Story = {
  args: { value: undefined },
  play: async ({ args, canvas }) => {
    const small = canvas.getByRole("radio", { name: "30 x 60 cm." });
    await arrowsWalk(small, canvas.getByRole("radio", { name: "60 x 60 cm." }));
    await expect(args.onSelect).toHaveBeenCalledTimes(4);
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledTimes(5);
    await expect(args.onSelect).toHaveBeenLastCalledWith("30");
  },
};
