import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useState } from "react";
import { Tabs } from "./tabs.tsx";

const items = [
  { value: "kleur", label: "Kleur", content: <p>Selecteer een kleur</p> },
  { value: "maat", label: "Afmeting", content: <p>Selecteer een afmeting</p> },
];

const meta = {
  title: "Navigation/Tabs/Tests",
  component: Tabs,
  tags: ["!autodocs", "!dev"],
  args: { label: "Uitvoering", items, value: "kleur", onValueChange: fn() },
  render: function Remembering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ArrowsSwitch: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Kleur" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("maat"));
    await expect(canvas.getByRole("tab", { name: "Afmeting", selected: true })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Afmeting" })).toHaveTextContent("Selecteer een afmeting");
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("kleur"));
  },
};
