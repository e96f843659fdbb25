import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { UndoRedo } from "./undo-redo.tsx";

const meta = {
  title: "Showroom/Undo and redo",
  component: UndoRedo,
  parameters: guidance(
    ["Say what will be undone."],
    ["Do not hide the pair when there is nothing to undo."],
    [
      {
        press: "Tab",
        does: "Goes from undoing to redoing, also when there is nothing to undo.",
        story: "KeepsTheFocus",
      },
      { press: "Enter", does: "Undoes, or does again; the focus stays.", story: "KeepsTheFocus" },
      { press: "Space", does: "Does the same.", story: "SpaceUndoes" },
    ],
  ),
  args: { undoOf: "wandtegel Solva travertin", redoOf: "voegkleur Zand" },
} satisfies Meta<typeof UndoRedo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { args: { onUndo: fn(), onRedo: fn() } };
export const OnlyUndo: Story = { args: { onUndo: fn() } };
export const Nothing: Story = {};
