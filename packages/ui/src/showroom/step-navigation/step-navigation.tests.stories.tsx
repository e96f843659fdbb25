import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { opensByEnter, pressedByKeys, tabTo } from "../../testing/keyboard.ts";
import { StepNavigation } from "./step-navigation.tsx";

const onSelect = fn();

const meta = {
  title: "Showroom/Step navigation/Tests",
  component: StepNavigation,
  tags: ["!autodocs", "!dev"],
  args: { previous: { label: "Naar Start", href: "/start" }, next: { label: "Opslaan en naar Toilet", onSelect } },
  beforeEach: () => void onSelect.mockClear(),
} satisfies Meta<typeof StepNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Naar Start" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

/** While pending, the button keeps the focus and ignores presses. */
export const Working: Story = {
  args: { next: { label: "Opslaan en naar Toilet", onSelect, working: true } },
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByRole("button", { name: /Opslaan en naar Toilet/ });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-busy", "true");
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

/** An error is announced, and the same button retries. */
export const Failed: Story = {
  args: { next: { label: "Opslaan en naar Toilet", onSelect, problem: "Opslaan is niet gelukt." } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Opslaan is niet gelukt.");
    await userEvent.click(canvas.getByRole("button", { name: "Opslaan en naar Toilet" }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

/** A blocked step gives the reason, also when it would be a link. */
export const Blocked: Story = {
  args: {
    next: { label: "Selecteer Tegels", href: "/tegels", disabledReason: "Kies eerst of u uw keuzes overneemt." },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("link", { name: /Selecteer Tegels/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Selecteer Tegels" })).toHaveAccessibleDescription(
      "Kies eerst of u uw keuzes overneemt.",
    );
  },
};

/** It gives the reason without taking more space. */
export const BlockedSaysWhyByKeys: Story = {
  args: { next: { label: "Selecteer Tegels", disabledReason: "Kies eerst of u uw keuzes overneemt." } },
  play: async ({ canvas }) => {
    const why = () => screen.queryByRole("dialog", { name: "Waarom ‘Selecteer Tegels’ nog niet kan" });
    const button = canvas.getByRole("button", { name: "Selecteer Tegels" });
    const height = () => canvas.getByRole("navigation").getBoundingClientRect().height;
    await expect(height()).toBe(button.getBoundingClientRect().height);
    await tabTo(button);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(why()).toHaveTextContent("Kies eerst of u uw keuzes overneemt."));
    await expect(height()).toBe(button.getBoundingClientRect().height);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(why()).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(why()).toHaveTextContent("Kies eerst of u uw keuzes overneemt."));
  },
};

export const LinkByEnter: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Naar Start" }), "/start");
  },
};

export const ButtonByKeys: Story = {
  play: async ({ canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Opslaan en naar Toilet" }), onSelect);
  },
};
