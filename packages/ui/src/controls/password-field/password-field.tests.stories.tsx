import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Controls/Password field/Tests",
  component: PasswordField,
  tags: ["!autodocs", "!dev"],
  args: { label: "Wachtwoord", autoComplete: "new-password", strength: 4 },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ShownAndHiddenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Wachtwoord", { selector: "input" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("geheim");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Wachtwoord tonen" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button", { name: "Wachtwoord verbergen" })).toHaveFocus();
    await expect(input).toHaveValue("geheim");
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "password");
    await expect(canvas.getByRole("button", { name: "Wachtwoord tonen" })).toHaveFocus();
  },
};

/** Two fields on one form have buttons with the same name, so a description names the field. */
export const SaysWhosePasswordItShows: Story = {
  args: { label: "Wachtwoord controle" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Wachtwoord tonen" })).toHaveAttribute(
      "aria-description",
      "Wachtwoord controle",
    );
  },
};

export const StrengthIsAWordToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Sterkte van het wachtwoord" })).toHaveTextContent("Sterk");
  },
};
