import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Controls/Text field/Tests",
  component: TextField,
  tags: ["!autodocs", "!dev"],
  args: { label: "Naam", onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole("textbox", { name: "Naam" });
    await expect(input).toHaveFocus();
    await userEvent.keyboard("Jansen");
    await expect(input).toHaveValue("Jansen");
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
};

export const PasteWorks: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Naam" });
    await userEvent.click(input);
    await userEvent.paste("Van den Berg");
    await expect(input).toHaveValue("Van den Berg");
  },
};
