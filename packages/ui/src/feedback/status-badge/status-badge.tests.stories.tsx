import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Feedback/Status badge/Tests",
  component: StatusBadge,
  tags: ["!autodocs", "!dev"],
  args: { variant: "done", children: "Voorkeuren opgeslagen" },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const IsTextWithADecorativeMark: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Voorkeuren opgeslagen")).toBeVisible();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
};
