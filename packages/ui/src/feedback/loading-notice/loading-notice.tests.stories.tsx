import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LoadingNotice } from "./loading-notice.tsx";

const meta = {
  title: "Feedback/Loading notice/Tests",
  component: LoadingNotice,
  tags: ["!autodocs", "!dev"],
  args: { active: true, line: true, slowAfter: 50 },
} satisfies Meta<typeof LoadingNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SaysThatItTakesLong: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(/^Het laden duurt langer.*Wat u hebt gekozen is bewaard\.$/),
    );
  },
};

export const SilentWhereNothingIsLoaded: Story = {
  args: { active: false, slowAfter: 0 },
  play: async ({ canvas, canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeNull();
  },
};
