import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SaveStatus } from "./save-status.tsx";

const meta = {
  title: "Feedback/Save status",
  component: SaveStatus,
  args: { state: "saved", onRetry: fn() },
  parameters: {
    docs: {
      guidance: {
        do: ["Keep it in view wherever choices are made."],
        dont: ["Don't show it before there is something to save."],
      },
      keys: [
        { press: "Tab", does: "When saving has failed: puts the focus on the button.", story: "RetriedByKeyboard" },
        { press: "Enter, Space", does: "Tries again.", story: "RetriedByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof SaveStatus>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Saving: Story = { args: { state: "saving" } };
export const Failed: Story = { args: { state: "failed" } };
/** Visible only while saving fails. */
export const StripWhileSavingFails: Story = { args: { state: "failed", failuresOnly: true } };
/** The text stays until the retry succeeds. */
export const StripWhileItIsTriedAgain: Story = { args: { state: "failed", trying: true, failuresOnly: true } };
