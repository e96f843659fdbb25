import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { useState } from "react";
import { Button } from "../../controls/button/button.tsx";
import { staysWithin, tabTo } from "../../testing/keyboard.ts";
import { BottomSheet } from "./bottom-sheet.tsx";

const meta = {
  title: "Overlays/Bottom sheet/Tests",
  component: BottomSheet,
  tags: ["!autodocs", "!dev"],
  args: { open: false, onOpenChange: fn(), title: "Afmeting", children: <Button>30 x 60 cm</Button> },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <BottomSheet {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpensAndEscapeGivesFocusBack: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const sheet = await screen.findByRole("dialog", { name: "Afmeting" });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Open" })).toHaveFocus());
  },
};

export const TabStaysWithin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Open" }));
    await staysWithin(await screen.findByRole("dialog", { name: "Afmeting" }));
  },
};

export const ClosedByTheCross: Story = {
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
