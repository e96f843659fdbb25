import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  title: "Layout/Hero/Tests",
  component: Hero,
  tags: ["!autodocs", "!dev"],
  args: {
    image: <svg role="img" aria-label="Badkamer" />,
    title: "De Linden",
    action: <Button href="/start">Start met configureren</Button>,
  },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PictureHeadingAndAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Badkamer" })).toBeInTheDocument();
    await expect(canvas.getByRole("heading", { level: 1, name: "De Linden" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Start met configureren" })).toHaveFocus();
  },
};
