import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Controls/Checkbox/Tests",
  component: Checkbox,
  tags: ["!autodocs", "!dev"],
  args: { label: "Akkoord", onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ToggledByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const box = canvas.getByRole("checkbox", { name: "Akkoord" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const MixedIsExposed: Story = {
  args: { mixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const ErrorIsReadWithIt: Story = {
  args: { error: "U dient akkoord te gaan met de voorwaarden" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("Fout: U dient akkoord te gaan met de voorwaarden");
  },
};
