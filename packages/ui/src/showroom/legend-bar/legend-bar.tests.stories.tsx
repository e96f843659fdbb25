import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { RectifiedMark } from "../tile-card/rectified-mark.tsx";
import { LegendBar } from "./legend-bar.tsx";

const meta = {
  title: "Showroom/Legend bar/Tests",
  component: LegendBar,
  tags: ["!autodocs", "!dev"],
  args: {
    items: [
      { id: "a", content: <RectifiedMark /> },
      { id: "b", content: "BxH" },
    ],
  },
} satisfies Meta<typeof LegendBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A named region with a list of icons; the visible word 'LEGENDA' is hidden from assistive technology. */
export const Structure: Story = {
  play: async ({ canvasElement }) => {
    const legend = within(within(canvasElement).getByRole("region", { name: "Legenda" }));
    await expect(legend.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Gerectificeerd", "BxH"]);
    await expect(legend.getByText("LEGENDA")).toHaveAttribute("aria-hidden", "true");
  },
};
