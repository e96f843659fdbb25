import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { SignInForm } from "./sign-in-form.tsx";

const meta = {
  title: "Controls/Sign-in form",
  component: SignInForm,
  args: {
    email: { name: "email" },
    password: { name: "password" },
    submitLabel: "Inloggen bij Digitale Showroom",
    onSubmit: fn((event) => event.preventDefault()),
    onForgot: fn() as (() => void) | undefined,
  },
  parameters: {
    isForm: true,
    docs: {
      guidance: {
        do: [
          "Use it wherever somebody signs in, in a dialog or on a page of its own.",
          "Show the same refusal whether or not the account exists.",
        ],
        dont: ["Don't say which of the two was wrong.", "Don't empty the e-mail address after a refusal."],
      },
      keys: [
        {
          press: "Tab",
          does: "Goes through the fields, the button that shows the password, the forgotten-password button and the submit button.",
          story: "FilledInAndSentByKeyboard",
        },
        { press: "Letters", does: "Are typed in the field.", story: "FilledInAndSentByKeyboard" },
        { press: "Enter", does: "In a field: sends the form.", story: "FilledInAndSentByKeyboard" },
        { press: "Enter, Space", does: "On a button: presses it.", story: "ForgottenPasswordAndButtonAfterTheFields" },
      ],
    },
  },
} satisfies Meta<typeof SignInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    email: { name: "email", defaultValue: "koper@lindehof.example" },
    password: { name: "password", defaultValue: "Welkom-Thuis-2026" },
  },
};
export const WithErrors: Story = {
  args: {
    email: { name: "email", defaultValue: "koper@", error: "Voer een geldig e-mailadres in" },
    password: { name: "password", error: "Wachtwoord is verplicht" },
  },
};
export const Refused: Story = { args: { refusal: "wrong" } };
export const TooManyAttempts: Story = { args: { refusal: "too-many" } };
export const Offline: Story = { args: { refusal: "offline" } };
export const Unavailable: Story = { args: { refusal: "unavailable" } };
export const SessionEnded: Story = {
  args: { notice: "Uw sessie is verlopen. Log opnieuw in om verder te gaan; wat u hebt gekozen is bewaard." },
};
export const Loading: Story = { args: { loading: true } };
/** For a dialog with the button in its footer, and for staff, who request a new password elsewhere. */
export const FieldsAlone: Story = { args: { submitLabel: undefined, onForgot: undefined } };
export const LongText: Story = {
  args: {
    submitLabel: "Inloggen bij de Digitale Showroom van Woonpark De Lindehof aan de Vecht",
    email: {
      name: "email",
      defaultValue: "wilhelmina.van-den-bovenkamp-huizinga@badkamerassortimentsamenstelling.example",
      error: "Voer een geldig e-mailadres in, zoals het op uw koop- en aannemingsovereenkomst staat",
    },
  },
};
