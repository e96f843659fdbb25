import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { ProjectCard } from "./project-card.tsx";

const meta = {
  title: "Staff/Project card/Tests",
  component: ProjectCard,
  tags: ["!autodocs", "!dev"],
  args: { title: "De Lindehof", href: "#lindehof", note: "Showroom Utrecht", facts: [["Kopers", "24"]] },
} satisfies Meta<typeof ProjectCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneTabStopWithARingAroundTheCard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "De Lindehof" });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole("article")).outlineStyle).toBe("solid");
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const WholeCardIsTheTarget: Story = {
  play: async ({ canvas }) => {
    const { x, y } = canvas.getByText("Kopers").getBoundingClientRect();
    await expect(document.elementFromPoint(x + 2, y + 2)).toBe(canvas.getByRole("link"));
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "De Lindehof" }), "#lindehof");
  },
};
