import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { useState } from "react";
import { tabTo } from "../../testing/keyboard.ts";
import { SearchField } from "./search-field.tsx";

const meta = {
  title: "Controls/Search field/Tests",
  component: SearchField,
  tags: ["!autodocs", "!dev"],
  args: { label: "Zoek een specifiek product", value: "", onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ClearedByCross: Story = {
  args: { value: "kraan" },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Zoekopdracht wissen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
    await userEvent.keyboard("douche");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};

const onEscape = fn();

export const EscapeClearsFirst: Story = {
  args: { value: "kraan" },
  decorators: [
    (Field) => (
      <div role="presentation" onKeyDown={onEscape}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    onEscape.mockClear();
    const field = canvas.getByRole("searchbox");
    await userEvent.click(field);
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onEscape).toHaveBeenCalledOnce();
  },
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole("searchbox", { name: "Zoek een specifiek product" }));
    await userEvent.keyboard("kraan");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("kraan");
  },
};
