import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Controls/Disclosure/Tests",
  component: Disclosure,
  tags: ["!autodocs", "!dev"],
  args: {
    showLabel: "Toon kleuropties",
    hideLabel: "Sluit kleuropties",
    onOpenChange: fn(),
    children: <p>Onze standaard selectie.</p>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OpenedAndClosedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Toon kleuropties" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByText("Onze standaard selectie.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sluit kleuropties" })).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole("button", { name: "Toon kleuropties" })).toHaveFocus();
  },
};

/** What opens below the window comes into sight. */
export const ScrollsIntoSight: Story = {
  decorators: [
    (story) => (
      <div style={{ height: 200, overflow: "auto" }}>
        <div style={{ height: 160 }} />
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Toon kleuropties" });
    const frame = button.closest("div[style*=overflow]");
    await userEvent.click(button);
    const content = canvas.getByText("Onze standaard selectie.");
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    await waitFor(async () => expect(bottomOf(content)).toBeLessThanOrEqual(bottomOf(frame) + 1));
  },
};
