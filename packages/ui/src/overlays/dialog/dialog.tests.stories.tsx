import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { useState } from "react";
import { Button } from "../../controls/button/button.tsx";
import { TextField } from "../../controls/text-field/text-field.tsx";
import { staysWithin, tabTo } from "../../testing/keyboard.ts";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog/Tests",
  component: Dialog,
  tags: ["!autodocs", "!dev"],
  args: {
    open: false,
    onOpenChange: fn(),
    title: "Inloggen",
    children: <TextField label="E-mailadres" />,
    footer: <Button>Inloggen</Button>,
  },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            args.onOpenChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpensTrapsAndGivesFocusBack: Story = {
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Inloggen" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    opener.focus();
    await expect(opener).not.toHaveFocus();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByTheCross: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await userEvent.click(await screen.findByRole("button", { name: "Sluiten" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const UndismissableStays: Story = {
  args: { dismissable: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    const dialog = await screen.findByRole("dialog", { name: "Inloggen" });
    await expect(within(dialog).queryByRole("button", { name: "Sluiten" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.body, coords: { x: 2, y: 2 } });
    await expect(dialog).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const TabStaysWithin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await staysWithin(await screen.findByRole("dialog", { name: "Inloggen" }));
  },
};

export const ClosedByTheCrossByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Open" });
    await tabTo(opener);
    await userEvent.keyboard("{Enter}");
    await tabTo(await screen.findByRole("button", { name: "Sluiten" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await tabTo(await screen.findByRole("button", { name: "Sluiten" }));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
