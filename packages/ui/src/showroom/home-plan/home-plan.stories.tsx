import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { storeys } from "../testing/sample-home.ts";
import { HomePlan } from "./home-plan.tsx";

const meta = {
  title: "Showroom/Home plan",
  component: HomePlan,
  parameters: guidance(
    ["Say in words what each storey has, and that the drawing is a sketch."],
    ["Don't make a space a link when its step cannot be opened yet."],
    [
      {
        press: "Tab",
        does: "Goes to the drawing, which the arrow keys scroll, and then to each room that can be chosen.",
        story: "RoomsAreLinks",
      },
      { press: "Enter", does: "Opens the step of the room.", story: "EnterOpens" },
    ],
  ),
  args: {
    title: "Uw hele woning",
    context: "Type A · De Lindehof",
    storeys,
    north: 45,
    note: "Schets, maten indicatief.",
  },
} satisfies Meta<typeof HomePlan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WholeHome: Story = {};
export const WithoutNorth: Story = { args: { north: null } };
export const LongDutchText: Story = {
  args: {
    title: longName,
    storeys: storeys.map((storey) => ({
      ...storey,
      spaces: storey.spaces.map((space) =>
        space.href ? space : { ...space, name: "Ruime tussenverdieping met berging" },
      ),
    })),
  },
};
