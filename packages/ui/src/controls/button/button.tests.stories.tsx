import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./button.tsx";
import { opensByEnter } from "../../testing/keyboard.ts";
import type { FormEvent } from "react";

const meta = {
  title: "Controls/Button/Tests",
  component: Button,
  tags: ["!autodocs", "!dev"],
  args: { children: "Opslaan", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Opslaan" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const LoadingKeepsFocusAndIgnoresPresses: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Opslaan Bezig…" });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const LoadingStopsSubmitByEnter: Story = {
  args: { loading: true, type: "submit" },
  decorators: [
    (Button) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Naam" />
        <Button />
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole("textbox"), "Jansen{Enter}");
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const ReasonIsReadWithIt: Story = {
  args: { disabledReason: "Kies eerst een wandtegel." },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Opslaan" });
    await expect(button).toHaveAccessibleDescription("Kies eerst een wandtegel.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LinkHasAnAddress: Story = {
  args: { href: "/contact", children: "Contact" },
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Contact" }), "/contact");
  },
};
