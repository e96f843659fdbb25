import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Layout/Page header/Tests",
  component: PageHeader,
  tags: ["!autodocs", "!dev"],
  args: { title: "Samenvatting" },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HeadingCanTakeTheFocusButIsNoTabStop: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { level: 1, name: "Samenvatting" });
    await userEvent.tab();
    await expect(heading).not.toHaveFocus();
    heading.focus();
    await expect(heading).toHaveFocus();
  },
};
