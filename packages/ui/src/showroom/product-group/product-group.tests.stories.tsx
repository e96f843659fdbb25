import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { ProductGroup } from "./product-group.tsx";

const onReset = fn();

function Group() {
  const [open, setOpen] = useState(false);
  return (
    <ProductGroup title="Wastafel" status="reset" onReset={onReset} open={open} onOpenChange={setOpen}>
      <p>Producten</p>
    </ProductGroup>
  );
}

const meta = {
  title: "Showroom/Product group/Tests",
  component: Group,
  tags: ["!autodocs", "!dev"],
  beforeEach: () => void onReset.mockClear(),
} satisfies Meta<typeof Group>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title opens the section and the reset button resets; each has only its own effect. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const trigger = within(canvas.getByRole("heading", { level: 3 })).getByRole("button", { name: "Wastafel" });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByText("Producten")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Reset naar standaard (Wastafel)" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onReset).toHaveBeenCalledOnce();
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
};

export const SpaceOpensAndResets: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Wastafel" });
    await tabTo(trigger);
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(onReset).not.toHaveBeenCalled();
    await pressedByKeys(canvas.getByRole("button", { name: "Reset naar standaard (Wastafel)" }), onReset);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
  },
};
