import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { groutColours } from "../testing/sample-options.tsx";
import { arrowsWalk, tabTo } from "../../testing/keyboard.ts";
import { ColourSelector } from "./colour-selector.tsx";

const meta = {
  title: "Showroom/Colour selector/Tests",
  component: ColourSelector,
  tags: ["!autodocs", "!dev"],
  args: {
    chosenName: "Zilvergrijs",
    value: "zilvergrijs",
    onSelect: fn(),
    groups: [
      { id: "standard", title: "Standaard", note: "Onze standaard selectie.", options: groutColours.slice(0, 3) },
      { id: "wall", title: "The Wall", options: [] },
      { id: "luxe", title: "Luxe", options: groutColours.slice(3) },
    ],
  },
} satisfies Meta<typeof ColourSelector>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens, Tab moves to the chosen colour, arrows move across the groups. Empty groups are not shown. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Toon kleuropties" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Sluit kleuropties" })).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.queryByText("The Wall")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Zilvergrijs" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(args.onSelect).toHaveBeenCalledWith("manhattan");
    await expect(args.onSelect).toHaveBeenLastCalledWith("cement");
  },
};

export const ShownAndHiddenByKeys: Story = {
  play: async ({ canvas }) => {
    await tabTo(canvas.getByRole("button", { name: "Toon kleuropties" }));
    await userEvent.keyboard(" ");
    const button = canvas.getByRole("button", { name: "Sluit kleuropties" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toHaveFocus();
  },
};

export const ArrowsWalkBothWays: Story = {
  args: { open: true },
  play: async ({ args, canvas }) => {
    const chosen = canvas.getByRole("radio", { name: "Zilvergrijs" });
    await arrowsWalk(chosen, canvas.getByRole("radio", { name: "Manhattan" }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect).toHaveBeenLastCalledWith("manhattan");
    canvas.getByRole("radio", { name: "Jasmijn" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenLastCalledWith("jasmijn");
  },
};
