import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { UndoToast } from "./undo-toast.tsx";

const meta = {
  title: "Feedback/Undo toast",
  component: UndoToast,
  args: { action: { id: 1, text: "Handvorm gekozen" }, onUndo: fn(), onDismiss: fn() },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Keep it mounted with no action, so that the next one is announced.",
          "Put it right above the bottom bar.",
        ],
        dont: [
          "Don't use it for what can only be undone here.",
          "Don't use it beside a notice with its own undo button.",
        ],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on the button; it then stays.", story: "UndoneByKeyboard" },
        { press: "Enter, Space", does: "Undoes the action.", story: "UndoneByKeyboard" },
        { press: "Escape", does: "Closes it, from anywhere on the page.", story: "ClosedByEscape" },
      ],
    },
  },
} satisfies Meta<typeof UndoToast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Nothing: Story = { args: { action: undefined } };
export const LongText: Story = {
  args: {
    action: { id: 1, text: "Wastafelcombinatie Stokkum met twee waskommen en spiegelkast, 120 cm, Mat zwart gekozen" },
  },
};
