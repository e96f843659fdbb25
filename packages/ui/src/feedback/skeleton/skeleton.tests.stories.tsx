import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton/Tests",
  component: Skeleton,
  tags: ["!autodocs", "!dev"],
  args: { variant: "block", height: "4.4rem" },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const KeepsThePlaceAndIsSilent: Story = {
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(skeleton).not.toBeNull();
    await expect(skeleton?.getBoundingClientRect().height).toBe(44);
    await expect(canvasElement).toHaveTextContent("");
  },
};
