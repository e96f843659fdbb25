import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { nativeKeys, tabTo } from "../../testing/keyboard.ts";
import { storeys } from "../testing/sample-home.ts";
import { HomePlan } from "./home-plan.tsx";

const meta = {
  title: "Showroom/Home plan/Tests",
  component: HomePlan,
  tags: ["!autodocs", "!dev"],
  args: { title: "Uw hele woning", context: "Type A", storeys, north: 100, note: "Schets, maten indicatief." },
} satisfies Meta<typeof HomePlan>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysInWordsWhatItDraws: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Uw hele woning" })).toBeVisible();
    await expect(canvas.getByRole("group", { name: /^Begane grond: Woonkamer/ })).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Het noorden is rechts op de tekening" })).toBeVisible();
  },
};

export const RoomsAreLinks: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("figure")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Toilet 0,90 × 1,20 m: naar uw keuzes");
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: /^Toilet/ });
    const opened = fn((event: MouseEvent) => event.preventDefault());
    link.addEventListener("click", opened);
    await tabTo(link);
    // Only the browser's own Enter presses a link in an SVG.
    await nativeKeys("{Enter}");
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    await expect(link).toHaveAttribute("href", "#toilet");
  },
};
