import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { staysWithin } from "../../testing/keyboard.ts";
import { Modal } from "./modal.tsx";

const meta = {
  title: "Overlays/Modal/Tests",
  component: Modal,
  tags: ["!autodocs", "!dev"],
  args: { open: false, onDismiss: fn(), labelledBy: "modal-title", children: null },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    const [second, setSecond] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal
          {...args}
          open={open}
          onDismiss={() => {
            args.onDismiss?.();
            setOpen(false);
          }}
        >
          <h2 id="modal-title">Eerste</h2>
          <Button onClick={() => setSecond(true)}>Nog een</Button>
          <Modal open={second} labelledBy="second-title" onDismiss={() => setSecond(false)}>
            <h2 id="second-title">Tweede</h2>
          </Modal>
        </Modal>
      </>
    );
  },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThePageBehindIsInert: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const modal = await screen.findByRole("dialog", { name: "Eerste" });
    await expect(modal).toHaveFocus();
    opener.focus();
    await expect(opener).not.toHaveFocus();
    await expect(modal.matches(":modal")).toBe(true);
  },
};

export const EscapeClosesTheUpperOneFirst: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const first = await screen.findByRole("dialog", { name: "Eerste" });
    await userEvent.click(within(first).getByRole("button", { name: "Nog een" }));
    await screen.findByRole("dialog", { name: "Tweede" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Tweede" })).toBeNull());
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await expect(within(first).getByRole("button", { name: "Nog een" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const APressBesideDismisses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const modal = await screen.findByRole("dialog", { name: "Eerste" });
    const { left, top } = modal.getBoundingClientRect();
    await fireEvent.pointerDown(modal, { clientX: left + 1, clientY: top + 1 });
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await fireEvent.pointerDown(modal, { clientX: 1, clientY: 1 });
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TabStaysWithin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await staysWithin(await screen.findByRole("dialog", { name: "Eerste" }));
  },
};
