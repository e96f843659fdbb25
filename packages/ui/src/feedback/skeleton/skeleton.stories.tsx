import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  args: {},
  parameters: {
    docs: {
      guidance: {
        do: ["Give it the size of what comes, so that nothing moves."],
        dont: ["Don't draw more skeletons than will be in view."],
      },
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };
export const Picture: Story = { args: { variant: "block", ratio: "16 / 9" } };
export const Bar: Story = { args: { variant: "block", height: "4.4rem" } };
