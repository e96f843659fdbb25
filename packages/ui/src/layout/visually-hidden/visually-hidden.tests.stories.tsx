import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Layout/Visually hidden/Tests",
  component: VisuallyHidden,
  tags: ["!autodocs", "!dev"],
  args: { children: <a href="#inhoud">Naar de inhoud</a>, untilFocused: true },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AppearsWithTheFocus: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Naar de inhoud" });
    const shell = link.parentElement;
    await expect(shell?.getBoundingClientRect().width).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(shell?.getBoundingClientRect().width).toBeGreaterThan(40);
  },
};
