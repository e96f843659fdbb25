import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Layout/Heading/Tests",
  component: Heading,
  tags: ["!autodocs", "!dev"],
  args: { as: "h3", size: 48, children: "Sanitair" },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The size does not change the heading's level. */
export const LevelIsNotSize: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Sanitair" })).toBeVisible();
  },
};

export const WordsOutsideTheOutlineAreNoHeading: Story = {
  args: { as: "p" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).not.toBeInTheDocument();
    await expect(canvas.getByText("Sanitair")).toBeVisible();
  },
};

export const IsNoTabStop: Story = {
  args: { tabIndex: -1 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("heading")).not.toHaveFocus();
  },
};
