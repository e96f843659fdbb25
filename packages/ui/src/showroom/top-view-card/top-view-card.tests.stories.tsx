import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { floorPlan } from "../testing/sample-materials.ts";
import { opensByEnter } from "../../testing/keyboard.ts";
import { TopViewCard } from "./top-view-card.tsx";

const meta = {
  title: "Showroom/Top view card/Tests",
  component: TopViewCard,
  tags: ["!autodocs", "!dev"],
  args: { imageUrl: floorPlan, title: "Badkamer", href: "/topview/1", current: true, children: <p>Badkamer</p> },
} satisfies Meta<typeof TopViewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One link that covers the card; the current view is marked. */
export const WholeCardIsTheLink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Bekijk details van Badkamer" });
    await expect(link).toHaveAttribute("aria-current", "true");
    const picture = canvas.getByRole("presentation").getBoundingClientRect();
    await expect(document.elementFromPoint(picture.x + 20, picture.y + 20)).toBe(link);
  },
};
/** One tab stop, with the focus ring around the card. */
export const OneTabStop: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Bekijk details van Badkamer" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const EnterOpens: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Bekijk details van Badkamer" }), "/topview/1");
  },
};
