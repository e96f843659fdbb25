import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PageShell } from "./page-shell.tsx";

const meta = {
  title: "Layout/Page shell/Tests",
  component: PageShell,
  tags: ["!autodocs", "!dev"],
  args: {
    navigation: <a href="#home">Home</a>,
    footer: <footer>Onder</footer>,
    children: <a href="#verder">Verder</a>,
  },
} satisfies Meta<typeof PageShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PastTheNavigationByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Naar de inhoud" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Verder" })).toHaveFocus();
  },
};

export const TheFooterStandsBelowAShortPage: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole("contentinfo").getBoundingClientRect();
    await expect(Math.round(bottom)).toBeGreaterThanOrEqual(window.innerHeight);
  },
};
