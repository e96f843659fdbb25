import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Thumbnails } from "./thumbnails.tsx";

const meta = {
  title: "Layout/Thumbnails/Tests",
  component: Thumbnails,
  tags: ["!autodocs", "!dev"],
  args: {
    pictures: [{ src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>", alt: "images/duin.webp" }],
  },
} satisfies Meta<typeof Thumbnails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AreNamedByTheirFile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "images/duin.webp" })).toBeInTheDocument();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(1);
  },
};
