import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SampledPage } from "./sampled-page.tsx";

const meta = {
  title: "Layout/Sampled page/Tests",
  component: SampledPage,
  tags: ["!autodocs", "!dev"],
  args: { children: <h1>Hello there.</h1> },
} satisfies Meta<typeof SampledPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The samples are hidden from assistive technology. */
export const ShowsItsWordsAlone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Hello there." })).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};
