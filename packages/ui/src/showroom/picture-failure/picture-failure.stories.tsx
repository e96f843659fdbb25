import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { PictureFailure } from "./picture-failure.tsx";

const meta = {
  title: "Showroom/Picture failure",
  component: PictureFailure,
  parameters: guidance(
    ["Put it in the place of the picture, in its size."],
    ["Don't leave buttons for a picture that is not there."],
    [
      { press: "Tab", does: "Goes to the button.", story: "TriedAgainByKeyboard" },
      { press: "Enter, Space", does: "Loads the picture again.", story: "TriedAgainByKeyboard" },
    ],
  ),
  args: { onRetry: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

// No long text: the words are its own

export const Default: Story = {};
