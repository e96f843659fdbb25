import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { ProductGroup } from "./product-group.tsx";

const meta = {
  title: "Showroom/Product group",
  component: ProductGroup,
  parameters: guidance(
    [
      "Say what is chosen under the title.",
      "Offer 'Reset naar standaard' only where there is a standard to go back to.",
    ],
    ["Do not nest a third level."],
    [
      {
        press: "Tab",
        does: "Goes from the title to the button that resets, then into the open group.",
        story: "Keyboard",
      },
      { press: "Enter", does: "Opens the group; on the other button: resets it.", story: "Keyboard" },
      { press: "Space", does: "Does the same.", story: "SpaceOpensAndResets" },
    ],
  ),
  args: {
    title: "Wastafel",
    status: "standard",
    chosen: "Calla wastafel, wit, 60 cm",
    open: false,
    onOpenChange: fn(),
    onReset: fn(),
    children: <p>Producten</p>,
  },
} satisfies Meta<typeof ProductGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Open: Story = { args: { open: true } };
export const Required: Story = { args: { status: "required", title: "Douchegoot", chosen: undefined } };
export const Optional: Story = { args: { status: "optional", title: "Radiator", chosen: undefined } };
export const Reset: Story = { args: { status: "reset" } };
export const SubSection: Story = {
  args: {
    level: "sub",
    title: "The Wall",
    note: "Combineer uit het gunstig geprijsde The Wall assortiment.",
    chosen: undefined,
    status: undefined,
    open: true,
  },
};
export const LongDutchText: Story = { args: { title: longName, status: "reset", chosen: longName } };
