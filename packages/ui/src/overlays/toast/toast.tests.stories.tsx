import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { tabTo } from "../../testing/keyboard.ts";
import { ToastProvider, useToast, type ToastMessage } from "./toast.tsx";

const onUndo = fn();

interface ToastDemoProps {
  message: ToastMessage;
}

function ToastDemo({ message }: ToastDemoProps) {
  const toast = useToast();
  return <Button onClick={() => toast.show(message)}>Toon melding</Button>;
}

const meta = {
  title: "Overlays/Toast/Tests",
  component: ToastProvider,
  tags: ["!autodocs", "!dev"],
  args: {
    children: (
      <ToastDemo message={{ title: "Vloertegel gewijzigd", actionLabel: "Ongedaan maken", onAction: onUndo }} />
    ),
  },
} satisfies Meta<typeof ToastProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UndoneByKeyboard: Story = {
  play: async ({ canvas }) => {
    onUndo.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Toon melding" }));
    await expect(await screen.findByText("Vloertegel gewijzigd")).toBeVisible();
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "Ongedaan maken" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onUndo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText("Vloertegel gewijzigd")).toBeNull());
  },
};

export const ClosedByTheCross: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Toon melding" }));
    await userEvent.click(await screen.findByRole("button", { name: "Sluiten" }));
    await waitFor(() => expect(screen.queryByText("Vloertegel gewijzigd")).toBeNull());
  },
};

export const ReplacedByTheSameId: Story = {
  args: { children: <ToastDemo message={{ id: "opslaan", variant: "danger", title: "Niet opgeslagen" }} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Toon melding" }));
    await userEvent.click(canvas.getByRole("button", { name: "Toon melding" }));
    await expect(screen.getAllByText("Niet opgeslagen")).toHaveLength(1);
    await expect(screen.getByRole("region", { name: "Meldingen" })).toHaveAttribute("aria-live", "polite");
  },
};

export const ClosedBySpace: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Toon melding" }));
    await tabTo(await screen.findByRole("button", { name: "Sluiten" }));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.queryByText("Vloertegel gewijzigd")).toBeNull());
  },
};
