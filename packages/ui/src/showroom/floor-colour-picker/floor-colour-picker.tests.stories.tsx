import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { floorColours } from "../testing/sample-options.tsx";
import { arrowsWalk } from "../../testing/keyboard.ts";
import { FloorColourPicker } from "./floor-colour-picker.tsx";

const meta = {
  title: "Showroom/Floor colour picker/Tests",
  component: FloorColourPicker,
  tags: ["!autodocs", "!dev"],
  args: {
    colours: floorColours,
    colour: "eiken",
    onColourSelect: fn(),
    baseboards: [
      { value: "wit", title: "Plint wit" },
      { value: "eik", title: "Plint eiken" },
    ],
    baseboard: "wit",
    onBaseboardSelect: fn(),
  },
} satisfies Meta<typeof FloorColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Colour and baseboard are two choices: arrows stay within each. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Eiken naturel" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onColourSelect).toHaveBeenCalledWith("gerookt");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Plint wit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onBaseboardSelect).toHaveBeenCalledWith("eik");
  },
};

/** No card shows a difference here, so no card reserves space for it, not even the chosen one. */
export const PricesStandInLine: Story = {
  play: async ({ canvas }) => {
    const prices = ["€ 54,95", "€ 58,95", "€ 56,95"].map((price) => canvas.getByText(price).getBoundingClientRect());
    const tops = prices.map(({ top }) => Math.round(top));
    await expect(tops).toEqual([tops[0], tops[0], tops[0]]);
  },
};

/** Each empty assortment has its own text. */
export const Empty: Story = {
  args: { colours: [], baseboards: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("De kleuren voor dit aanbod zijn niet beschikbaar.")).toBeVisible();
    await expect(canvas.getByText("De plinten voor dit aanbod zijn niet beschikbaar.")).toBeVisible();
  },
};

export const ArrowsWalkBothChoices: Story = {
  play: async ({ args, canvas }) => {
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Eiken naturel" }),
      canvas.getByRole("radio", { name: "Gerookt eiken" }),
    );
    await expect(args.onColourSelect).toHaveBeenLastCalledWith("gerookt");
    await arrowsWalk(
      canvas.getByRole("radio", { name: "Plint wit" }),
      canvas.getByRole("radio", { name: "Plint eiken" }),
    );
    await expect(args.onBaseboardSelect).toHaveBeenLastCalledWith("eik");
    canvas.getByRole("radio", { name: "Wit geolied eiken" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onColourSelect).toHaveBeenLastCalledWith("wit");
  },
};
