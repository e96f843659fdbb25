import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { staysWithin } from "../../testing/keyboard.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Overlays/Confirm dialog/Tests",
  component: ConfirmDialog,
  tags: ["!autodocs", "!dev"],
  args: {
    open: true,
    title: "Weet u het zeker?",
    children: "Dit kan niet ongedaan worden gemaakt.",
    confirmLabel: "Ja",
    cancelLabel: "Nee",
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FocusStartsOnNoAndEscapeIsNo: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Weet u het zeker?" });
    await expect(dialog).toHaveAccessibleDescription("Dit kan niet ongedaan worden gemaakt.");
    await waitFor(() => expect(screen.getByRole("button", { name: "Nee" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ConfirmedByKeyboard: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Nee" })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Ja" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const BusyWaits: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Ja Bezig…" }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const TabStaysWithin: Story = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Weet u het zeker?" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Nee" })).toHaveFocus());
    await staysWithin(dialog);
  },
};

export const RefusedBySpace: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole("button", { name: "Nee" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
