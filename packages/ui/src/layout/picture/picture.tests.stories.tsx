import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { rooms } from "../../showroom/testing/sample-materials.ts";
import { Picture } from "./picture.tsx";

const meta = {
  title: "Layout/Picture/Tests",
  component: Picture,
  tags: ["!autodocs", "!dev"],
  args: { src: rooms.travertine, alt: "Badkamer zoals gekozen", caption: "Badkamer" },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CaptionNamesTheFigure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("figure")).toHaveTextContent("Badkamer");
    await expect(canvas.getByRole("img", { name: "Badkamer zoals gekozen" })).toBeVisible();
  },
};

/** A plan keeps its aspect ratio, and is never wider than its container. */
export const PlanKeepsItsShape: Story = {
  args: { variant: "plan" },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await image.decode();
    const { width, height } = image.getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(200);
    await expect(width / height).toBeCloseTo(image.naturalWidth / image.naturalHeight, 1);
  },
};

const STANDING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90"/>')}`;

/** A portrait picture is shown whole; a landscape picture fills the frame. */
export const StandingIsShownWhole: Story = {
  args: { src: STANDING },
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole("img")).objectFit).toBe("contain"));
  },
};

export const LyingFillsThePlate: Story = {
  play: async ({ canvas }) => {
    await canvas.getByRole<HTMLImageElement>("img").decode();
    await expect(getComputedStyle(canvas.getByRole("img")).objectFit).toBe("cover");
  },
};
