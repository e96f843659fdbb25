import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import Check from "lucide-react/icons/check";
import { Icon } from "./icon.tsx";

const meta = {
  title: "Layout/Icon/Tests",
  component: Icon,
  tags: ["!autodocs", "!dev"],
  args: { of: Check },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const IsSilentAnd15PxThick: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg");
    await expect(drawing).toHaveAttribute("aria-hidden", "true");
    const line = drawing?.querySelector("path");
    await expect(line && getComputedStyle(line).strokeWidth).toBe("1.5px");
  },
};
