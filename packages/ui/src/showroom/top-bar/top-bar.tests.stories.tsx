import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Showroom/Top bar/Tests",
  component: TopBar,
  tags: ["!autodocs", "!dev"],
  args: {
    projectName: "De Lindehof",
    projectHref: "/projects/de-lindehof",
    home: "Bouwnummer 12",
    total: { amount: "€ 12.485,-" },
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A banner with the home link, whose home it is, and the total. */
export const Structure: Story = {
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole("banner"));
    await expect(banner.getByRole("link", { name: "De Lindehof" })).toHaveAttribute("href", "/projects/de-lindehof");
    await expect(banner.getByText("Bouwnummer 12")).toBeVisible();
    await expect(banner.getByText("€ 12.485,-")).toBeVisible();
  },
};
/** The home link is the first tab stop. */
export const HomeByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "De Lindehof" })).toHaveFocus();
  },
};

export const EnterGoesHome: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "De Lindehof" }), "/projects/de-lindehof");
  },
};
