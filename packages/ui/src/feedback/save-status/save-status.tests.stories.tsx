import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SaveStatus } from "./save-status.tsx";

const meta = {
  title: "Feedback/Save status/Tests",
  component: SaveStatus,
  tags: ["!autodocs", "!dev"],
  args: { state: "failed", onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RetriedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Niet opgeslagen – opnieuw proberen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const SavingIsNotSpoken: Story = {
  args: { state: "saving" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opslaan…")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};
