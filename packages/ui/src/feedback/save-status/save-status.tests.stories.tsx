import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
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
    await pressedByKeys(canvas.getByRole("button", { name: "Niet opgeslagen – opnieuw proberen" }), args.onRetry);
  },
};

export const SavingIsNotSpoken: Story = {
  args: { state: "saving" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Opslaan…")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("");
  },
};

export const AStripIsThereOnlyForAFailure: Story = {
  args: { state: "saved", failuresOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The live region stays, because screen readers only announce changes in an existing region. */
export const FailuresToldElsewhere: Story = {
  args: { state: "failed", withoutFailures: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const TheStripStandsWhileItIsTriedAgain: Story = {
  args: { state: "failed", trying: true, failuresOnly: true },
  play: async ({ args, canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Niet opgeslagen – opnieuw proberen" }), args.onRetry);
  },
};
