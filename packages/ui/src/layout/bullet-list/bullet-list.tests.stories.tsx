import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Link } from "../../controls/link/link.tsx";
import { BulletList } from "./bullet-list.tsx";

const meta = {
  title: "Layout/Bullet list/Tests",
  component: BulletList,
  tags: ["!autodocs", "!dev"],
  args: {
    items: [
      { key: 1, content: <Link href="#badkamer">Badkamer</Link> },
      { key: 2, content: <Link href="#toilet">Toilet</Link> },
    ],
  },
} satisfies Meta<typeof BulletList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TabGoesFromLinkToLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Badkamer" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Toilet" })).toHaveFocus();
  },
};

/** A native ordered list, so that screen readers read the numbers. */
export const NumbersAreAnOrderedList: Story = {
  args: { marker: "number" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list").tagName).toBe("OL");
  },
};

/** The icon is decorative, because the words already say it. */
export const AttentionIsNotReadTwice: Story = {
  args: { marker: "attention", items: [{ key: 1, content: "Toilet is nog niet bevestigd" }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("listitem")).toHaveTextContent(/^Toilet is nog niet bevestigd$/);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};
