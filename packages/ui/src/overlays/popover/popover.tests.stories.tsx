import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { tabTo } from "../../testing/keyboard.ts";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Overlays/Popover/Tests",
  component: Popover,
  tags: ["!autodocs", "!dev"],
  args: {
    trigger: <Button>Filter</Button>,
    title: "Prijs",
    onOpenChange: fn(),
    children: <button type="button">Toepassen</button>,
  },
} satisfies Meta<typeof Popover>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpensAndEscapeGivesFocusBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Filter" });
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("dialog", { name: "Prijs" })).toBeVisible();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(screen.getByRole("button", { name: "Toepassen" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TabWalksThroughItAndOnClosesIt: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <button type="button">Verder</button>
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Filter" });
    await tabTo(opener);
    await userEvent.keyboard(" ");
    const inside = await screen.findByRole("button", { name: "Toepassen" });
    await waitFor(() => expect(inside).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(opener).toHaveFocus();
    await expect(inside).toBeVisible();
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Verder" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const StaysWhereItIsScrolledTo: Story = {
  args: {
    children: (
      <div style={{ height: 3_000 }}>
        <button type="button">Toepassen</button>
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filter" }));
    const panel = await screen.findByRole("dialog", { name: "Prijs" });
    await waitFor(() => expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight + 500));
    panel.scrollTo({ top: 400, behavior: "instant" });
    // The event of scrolling comes with the next frame, and positions the popup again.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(panel.scrollTop).toBe(400);
    await expect(panel.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
