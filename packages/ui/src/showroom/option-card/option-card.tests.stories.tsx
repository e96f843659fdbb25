import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { OptionCard } from "./option-card.tsx";

const meta = {
  title: "Showroom/Option card/Tests",
  component: OptionCard,
  tags: ["!autodocs", "!dev"],
  args: { title: "Naar de showroom", children: "Bespreek uw keuzes.", actionLabel: "Kies deze optie", onChoose: fn() },
} satisfies Meta<typeof OptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons with the same label have the card's title in their name. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("article", { name: "Naar de showroom" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Kies deze optie" })).toHaveAccessibleDescription(
      "Naar de showroom",
    );
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** After submission the button gives the reason and does nothing. */
export const Submitted: Story = {
  args: { disabledReason: "U heeft uw keuzes reeds bevestigd." },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription(/U heeft uw keuzes reeds bevestigd\./);
  },
};

export const PressedByKeys: Story = {
  play: async ({ args, canvas }) => {
    await pressedByKeys(canvas.getByRole("button", { name: "Kies deze optie" }), args.onChoose);
  },
};
