import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { UndoToast } from "./undo-toast.tsx";

const onUndo = fn();
const onDismiss = fn();

const meta = {
  title: "Feedback/Undo toast/Tests",
  component: UndoToast,
  tags: ["!autodocs", "!dev"],
  args: { action: { id: 1, text: "Handvorm gekozen" }, onUndo, onDismiss },
  beforeEach: () => {
    onUndo.mockClear();
    onDismiss.mockClear();
  },
} satisfies Meta<typeof UndoToast>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Both presses land on the button, although the first gives the focus back to where it came from. */
export const UndoneByKeyboard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Handvorm gekozen");
    await pressedByKeys(canvas.getByRole("button", { name: "Ongedaan maken" }), onUndo);
  },
};

export const ClosedByEscape: Story = {
  play: async () => {
    await userEvent.keyboard("{Escape}");
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(onUndo).not.toHaveBeenCalled();
  },
};

/** Without an action the live region exists and is empty. */
export const Nothing: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.keyboard("{Escape}");
    await expect(onDismiss).not.toHaveBeenCalled();
  },
};
