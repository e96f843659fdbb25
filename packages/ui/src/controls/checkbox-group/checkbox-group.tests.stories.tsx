import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useState } from "react";
import { tabsThrough, tabTo } from "../../testing/keyboard.ts";
import { CheckboxGroup } from "./checkbox-group.tsx";

const sizes = [
  { value: "300x600", label: "30 x 60 cm" },
  { value: "600x600", label: "60 x 60 cm" },
  { value: "600x1200", label: "60 x 120 cm" },
];

const meta = {
  title: "Controls/Checkbox group/Tests",
  component: CheckboxGroup,
  tags: ["!autodocs", "!dev"],
  args: { legend: "Afmeting", options: sizes, value: ["300x600"], onValueChange: fn(), selectAll: true },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CheckboxGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ParentIsMixedThenAllThenNone: Story = {
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole("checkbox", { name: "Alles selecteren" });
    await expect(all).toBePartiallyChecked();
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["300x600", "600x600", "600x1200"]);
    await expect(all).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
    await expect(all).not.toBePartiallyChecked();
  },
};

export const KeepsTheOrderOfTheOptions: Story = {
  args: { value: ["600x1200"] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("checkbox", { name: "30 x 60 cm" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["300x600", "600x1200"]);
    await expect(canvas.getByRole("group", { name: "Afmeting" })).toBeVisible();
  },
};

export const TabGoesFromBoxToBox: Story = {
  play: async ({ canvas }) => {
    await tabsThrough(...canvas.getAllByRole("checkbox"));
  },
};

export const SpaceTicksOne: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "60 x 60 cm" });
    await tabTo(box);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["300x600", "600x600"]);
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["300x600"]);
    await expect(box).not.toBeChecked();
  },
};

/** One press leaves only one size ticked. */
export const OnlyOneIsLeft: Story = {
  args: { value: ["300x600", "600x600", "600x1200"], onlyOne: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Alleen 60 x 60 cm" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["600x600"]);
    await expect(canvas.getByRole("checkbox", { name: "60 x 60 cm" })).toBeChecked();
    await expect(canvas.getByRole("checkbox", { name: "30 x 60 cm" })).not.toBeChecked();
  },
};
