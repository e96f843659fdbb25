import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { halfTiledWall, untiledWall } from "../testing/sample-wall.ts";
import { WallElevation } from "./wall-elevation.tsx";

const meta = {
  title: "Showroom/Wall elevation",
  component: WallElevation,
  parameters: guidance(
    ["Say in words what the drawing shows, and that it is a sketch.", "Print a page of the product to see it on A4."],
    ["Don't draw what the picture does not show: both follow from the same room."],
    [
      {
        press: "Tab",
        does: "Goes to a drawing, which the arrow keys scroll where it is wider than its place.",
        story: "CanBeScrolledByKeyboard",
      },
    ],
  ),
  args: {
    title: "Linkerwand",
    context: "Badkamer · De Lindehof",
    description: "Linkerwand, 2800 mm breed en 2600 mm hoog. Met een raam. Aan de wand: Bad, Badkraan.",
    drawing: halfTiledWall,
    fixtures: [
      "Bad: hart 935 mm uit de linkerhoek, 0 tot 580 mm boven de vloer",
      "Badkraan: hart 935 mm uit de linkerhoek, 740 tot 830 mm boven de vloer",
    ],
    note: "Schets, maten indicatief.",
  },
} satisfies Meta<typeof WallElevation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HalfTiled: Story = {};
export const Untiled: Story = {
  args: {
    title: "Wand met de deur",
    description: "Wand met de deur, 900 mm breed en 2600 mm hoog. Zonder tegels.",
    drawing: untiledWall,
    fixtures: [],
  },
};
export const LongDutchText: Story = {
  args: {
    title: longName,
    fixtures: [`${longName}: hart 935 mm uit de linkerhoek, 0 tot 580 mm boven de vloer`, longName],
    note: "Schets, maten indicatief: dit is geen werktekening, de tegelzetter kan de tegels anders verdelen.",
  },
};
