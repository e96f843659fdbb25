import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { PriceBox } from "./price-box.tsx";

const meta = {
  title: "Showroom/Price box/Tests",
  component: PriceBox,
  tags: ["!autodocs", "!dev"],
  args: { label: "Minimumprijs", amount: "€ 42,50", unit: "m²", note: "Excl. plinten" },
} satisfies Meta<typeof PriceBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Label, amount and note are read as one sentence. */
export const OneSentence: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByText("Minimumprijs").closest("p");
    await expect(box).toHaveTextContent(/^Minimumprijs € 42,50.*per vierkante meter Excl\. plinten$/);
  },
};

/** Without a difference it shows 'Inbegrepen'. */
export const NoDifference: Story = {
  args: { amount: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Inbegrepen")).toBeVisible();
  },
};

/** The explanation opens by keyboard, and Escape closes it. */
export const ExplainedByKeyboard: Story = {
  args: { tooltip: "De prijs geldt voor de goedkoopste kleur." },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Toelichting bij Minimumprijs" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("De prijs geldt voor de goedkoopste kleur.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByText("De prijs geldt voor de goedkoopste kleur.")).not.toBeInTheDocument(),
    );
  },
};

export const ExplainedBySpace: Story = {
  args: { tooltip: "De prijs geldt voor de goedkoopste kleur." },
  play: async ({ canvas }) => {
    const explained = () => screen.queryByText("De prijs geldt voor de goedkoopste kleur.");
    const button = canvas.getByRole("button", { name: "Toelichting bij Minimumprijs" });
    await tabTo(button);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(explained()).toBeVisible());
    button.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(explained()).not.toBeInTheDocument());
  },
};
