import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./password-field.tsx";

const meta = {
  title: "Controls/Password field",
  component: PasswordField,
  args: { label: "Wachtwoord", autoComplete: "current-password" },
  parameters: {
    docs: {
      guidance: {
        do: ["Give the meter where a new password is made, and only there.", "Say the demands before someone types."],
        dont: ["Don't block paste or password managers.", "Don't clear the field after a failed attempt."],
      },
      keys: [
        {
          press: "Tab",
          does: "Puts the focus in the field, then on the button that shows what is typed.",
          story: "ShownAndHiddenByKeyboard",
        },
        { press: "Letters", does: "Are typed, unseen.", story: "ShownAndHiddenByKeyboard" },
        {
          press: "Enter, Space",
          does: "On the button: shows what is typed, and hides it.",
          story: "ShownAndHiddenByKeyboard",
        },
      ],
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Badkamer-2027!" } };
export const WithError: Story = { args: { error: "Wachtwoord is verplicht" } };
export const MeterEmpty: Story = {
  args: {
    autoComplete: "new-password",
    strength: null,
    description: "Ten minste 10 tekens, met een hoofdletter, kleine letter, cijfer en leesteken.",
  },
};
export const MeterVeryWeak: Story = { args: { autoComplete: "new-password", defaultValue: "bad", strength: 1 } };
export const MeterFair: Story = { args: { autoComplete: "new-password", defaultValue: "Badkamer1", strength: 3 } };
export const MeterStrong: Story = { args: { autoComplete: "new-password", defaultValue: "Badkamer1!", strength: 4 } };
export const MeterVeryStrong: Story = {
  args: { autoComplete: "new-password", defaultValue: "Badkamer-2027!", strength: 5 },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "Badkamer-2027!" } };
export const LongText: Story = {
  args: {
    label: "Wachtwoord waarmee u voortaan bij uw digitale showroom inlogt",
    error:
      "Het wachtwoord moet ten minste tien tekens hebben, met een hoofdletter, kleine letter, cijfer en leesteken.",
  },
};
