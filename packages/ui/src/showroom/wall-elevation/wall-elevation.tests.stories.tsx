import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { halfTiledWall } from "../testing/sample-wall.ts";
import { WallElevation } from "./wall-elevation.tsx";

const meta = {
  title: "Showroom/Wall elevation/Tests",
  component: WallElevation,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Linkerwand",
    context: "Badkamer · De Lindehof",
    description: "Linkerwand, 2800 mm breed en 2600 mm hoog.",
    drawing: halfTiledWall,
    fixtures: ["Bad", "Badkraan"],
    note: "Schets, maten indicatief.",
  },
} satisfies Meta<typeof WallElevation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysInWordsWhatItDraws: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure", { name: "Linkerwand" })).toBeVisible();
    await expect(canvas.getByRole("img", { name: /2800 mm breed/ })).toBeVisible();
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Bad", "Badkraan"]);
  },
};

export const WritesMeasuresAndNumbers: Story = {
  play: async ({ canvas }) => {
    const svg = canvas.getByRole("img");
    const words = [...svg.querySelectorAll("text")].map((text) => text.textContent);
    await expect(words).toEqual(expect.arrayContaining(["raam", "9 × 300", "81", "2800", "1", "2"]));
  },
};

export const CanBeScrolledByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("group", { name: "Tekening: Linkerwand" })).toHaveFocus();
  },
};
