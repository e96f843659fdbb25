import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./select.tsx";

const houseTypes = [
  { value: "1", label: "Type A – hoekwoning" },
  { value: "2", label: "Type B – tussenwoning" },
  { value: "3", label: "Type C – appartement", disabled: true },
];

const meta = {
  title: "Controls/Select/Tests",
  component: Select,
  tags: ["!autodocs", "!dev"],
  args: { label: "Woningtype", options: houseTypes, onChange: fn() },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole("combobox", { name: "Woningtype" });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, "2");
    await expect(select).toHaveValue("2");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
