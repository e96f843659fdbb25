import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { UndoRedo } from "./undo-redo.tsx";

function OneChange() {
  const [undone, setUndone] = useState(false);
  return (
    <UndoRedo
      undoOf="voegkleur Zand"
      redoOf="voegkleur Zand"
      onUndo={undone ? undefined : () => setUndone(true)}
      onRedo={undone ? () => setUndone(false) : undefined}
    />
  );
}

const meta = {
  title: "Showroom/Undo and redo/Tests",
  component: OneChange,
  tags: ["!autodocs", "!dev"],
} satisfies Meta<typeof OneChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After the last undo the button keeps the focus, and another press does nothing. */
export const KeepsTheFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const undo = canvas.getByRole("button", { name: "Ongedaan maken: voegkleur Zand" });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Opnieuw uitvoeren: voegkleur Zand" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(undo).not.toHaveAttribute("aria-disabled");
  },
};

export const SpaceUndoes: Story = {
  play: async ({ canvas }) => {
    const undo = canvas.getByRole("button", { name: "Ongedaan maken: voegkleur Zand" });
    await tabTo(undo);
    await userEvent.keyboard(" ");
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toHaveFocus();
  },
};
