import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { RectifiedMark } from "../tile-card/rectified-mark.tsx";
import { LegendBar } from "./legend-bar.tsx";

const meta = {
  title: "Showroom/Legend bar",
  component: LegendBar,
  parameters: guidance(["Explain only signs that are on the page."], ["Do not use it for instructions."]),
  args: {
    items: [
      { id: "rectified", content: <RectifiedMark /> },
      { id: "size", content: "Afmeting: BxH" },
    ],
  },
} satisfies Meta<typeof LegendBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Sticky: Story = { args: { sticky: true } };
