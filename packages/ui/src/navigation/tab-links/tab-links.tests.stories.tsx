import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { opensByEnter, tabsThrough } from "../../testing/keyboard.ts";
import { TabLinks } from "./tab-links.tsx";

const items = [
  { href: "#start", label: "Start", done: true },
  { href: "#tegels", label: "Tegels", current: true },
  { href: "#sanitair", label: "Sanitair" },
  { href: "#resultaat", label: "Resultaat", lockedReason: "Kies eerst een wandtegel en een vloertegel" },
];

const meta = {
  title: "Navigation/Tab links/Tests",
  component: TabLinks,
  tags: ["!autodocs", "!dev"],
  args: { label: "Onderdelen van badkamer", items },
} satisfies Meta<typeof TabLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WalkedByTabAndLockedIsNoLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Start (afgerond)" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Tegels" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByTitle(/^Kies eerst/)).toHaveTextContent(
      "Resultaat, Kies eerst een wandtegel en een vloertegel",
    );
  },
};

export const TabGoesThereAndBack: Story = {
  play: async ({ canvas }) => {
    await tabsThrough(...canvas.getAllByRole("link"));
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Sanitair" }), "#sanitair");
  },
};
