import type { Meta, StoryObj } from "@storybook/react-vite";
import { floorPlan, rooms } from "../../showroom/testing/sample-materials.ts";
import { Picture } from "./picture.tsx";

const meta = {
  title: "Layout/Picture",
  component: Picture,
  args: { src: rooms.travertine, alt: "Badkamer zoals gekozen" },
  parameters: {
    docs: {
      guidance: {
        do: ["Show a plan whole, whatever its shape.", "Say in `alt` what there is to see."],
        dont: [
          "Don't put words on the picture.",
          "Don't use it for the picture that changes with the choices: that is the media frame.",
        ],
      },
    },
  },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plate: Story = {};
export const Plan: Story = {
  args: { variant: "plan", src: floorPlan, alt: "Begane grond", caption: "Plattegrond van de begane grond" },
};
export const LongDutchText: Story = {
  args: {
    variant: "plan",
    src: floorPlan,
    caption: "Plattegrond van de eerste verdieping met badkamer, overloop en inbouwthermostaatkraanafdekplaatgarnituur",
  },
};
