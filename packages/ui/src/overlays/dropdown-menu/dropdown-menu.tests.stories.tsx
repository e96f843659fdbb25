import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { tabTo } from "../../testing/keyboard.ts";
import { DropdownMenu, DropdownMenuItem } from "./dropdown-menu.tsx";

const onPrint = fn();
const onCopy = fn();

const meta = {
  title: "Overlays/Dropdown menu/Tests",
  component: DropdownMenu,
  tags: ["!autodocs", "!dev"],
  args: {
    trigger: <Button>Acties</Button>,
    children: (
      <>
        <DropdownMenuItem onSelect={onPrint}>Afdrukken</DropdownMenuItem>
        <DropdownMenuItem onSelect={onCopy}>Kopiëren</DropdownMenuItem>
      </>
    ),
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WalkedAndChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    onCopy.mockClear();
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Acties" });
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Afdrukken" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Kopiëren" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(onCopy).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Acties" }));
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const EveryKeyWalksIt: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Acties" });
    await tabTo(opener);
    await userEvent.keyboard("{Enter}");
    const first = await screen.findByRole("menuitem", { name: "Afdrukken" });
    const last = screen.getByRole("menuitem", { name: "Kopiëren" });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("k");
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const SpaceOpensAndChooses: Story = {
  play: async ({ canvas }) => {
    onPrint.mockClear();
    await tabTo(canvas.getByRole("button", { name: "Acties" }));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Afdrukken" })).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(onPrint).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
