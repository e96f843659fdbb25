import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Surface } from "./surface.tsx";

const meta = {
  title: "Layout/Surface/Tests",
  component: Surface,
  tags: ["!autodocs", "!dev"],
  args: { as: "section", "aria-label": "Delen", ground: "sheet", line: "around", children: "Inhoud" },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A section with a name stays a landmark. */
export const IsTheElementAskedFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Delen" })).toHaveTextContent("Inhoud");
  },
};

/** Its background is opaque over scrolling content. */
export const PaperCovers: Story = {
  args: { ground: "paper" },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("region")).backgroundColor).toBe("rgb(250, 248, 244)");
  },
};
