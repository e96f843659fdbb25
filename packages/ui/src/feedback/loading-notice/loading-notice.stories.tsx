import type { Meta, StoryObj } from "@storybook/react-vite";
import { LoadingNotice } from "./loading-notice.tsx";

const meta = {
  title: "Feedback/Loading notice",
  component: LoadingNotice,
  args: { active: true, line: true },
  parameters: {
    layout: "fullscreen",
    // Its position is fixed, so it would cover other stories on the same screenshot
    screenshot: { target: "body" },
    docs: {
      story: { inline: false, height: "320px" },
      guidance: {
        do: ["Put one around all pages, and one beside the skeletons of the first."],
        dont: ["Don't use it for a part of a page: that has its own place to say so."],
      },
    },
  },
} satisfies Meta<typeof LoadingNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The line before the text appears. */
export const Line: Story = { args: { slowAfter: 3_600_000 } };
export const TakesLong: Story = { args: { slowAfter: 0 } };
export const BesideSkeletons: Story = { args: { line: false, slowAfter: 0 } };
