import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { useState } from "react";
import { tabTo } from "../../testing/keyboard.ts";
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

export const EveryKeySwitches: Story = {
  args: { items: [...items, { value: "merk", label: "Merk", content: <p>Selecteer een merk</p> }] },
  play: async ({ args, canvas }) => {
    const shown = async (name: string, value: string) => {
      await waitFor(() => expect(canvas.getByRole("tab", { name, selected: true })).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
      await expect(canvas.getByRole("tabpanel", { name })).toBeVisible();
    };
    await tabTo(canvas.getByRole("tab", { name: "Kleur" }));
    await userEvent.keyboard("{ArrowRight}");
    await shown("Afmeting", "maat");
    await userEvent.keyboard("{ArrowLeft}");
    await shown("Kleur", "kleur");
    await userEvent.keyboard("{End}");
    await shown("Merk", "merk");
    await userEvent.keyboard("{Home}");
    await shown("Kleur", "kleur");
  },
};
