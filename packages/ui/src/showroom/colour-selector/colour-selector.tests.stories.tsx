import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { groutColours } from "../testing/sample-options.tsx";
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

/** Enter opens, Tab goes to the colour in force, arrows walk over the groups as one choice, empty groups are left out. */
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
