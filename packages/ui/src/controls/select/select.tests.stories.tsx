import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { nativeKeys, tabTo } from "../../testing/keyboard.ts";
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

export const EveryKeyChooses: Story = {
  args: { options: ["Badkamer", "Toilet", "Woonvloer"].map((label) => ({ value: label, label })) },
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole("combobox", { name: "Woningtype" });
    const chosen = (value: string) => waitFor(() => expect(select).toHaveValue(value));
    await tabTo(select);
    await nativeKeys("{ArrowDown}");
    await chosen("Toilet");
    await nativeKeys("{ArrowUp}");
    await chosen("Badkamer");
    await nativeKeys("{End}");
    await chosen("Woonvloer");
    await nativeKeys("{Home}");
    await chosen("Badkamer");
    await nativeKeys("t");
    await chosen("Toilet");
    await expect(args.onChange).toHaveBeenCalledTimes(5);
  },
};
