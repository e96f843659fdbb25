import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { TopNavigation } from "./top-navigation.tsx";

const meta = {
  title: "Navigation/Top navigation/Tests",
  component: TopNavigation,
  tags: ["!autodocs", "!dev"],
  args: {
    brand: "Digitale Showroom",
    brandHref: "/",
    items: [
      { href: "/home", label: "Home", current: true },
      { href: "/contact", label: "Contact" },
    ],
  },
} satisfies Meta<typeof TopNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WalkedByTab: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Digitale Showroom" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Contact" })).not.toHaveAttribute("aria-current");
    await expect(canvas.getByRole("navigation", { name: "Hoofdnavigatie" })).toBeVisible();
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Digitale Showroom" }), "/");
    await opensByEnter(canvas.getByRole("link", { name: "Contact" }), "/contact");
  },
};
