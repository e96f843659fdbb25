import { useId } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";

const meta = {
  title: "Controls/Sign-in form/Tests",
  component: SignInForm,
  tags: ["!autodocs", "!dev"],
  args: {
    email: { name: "email" },
    password: { name: "password" },
    submitLabel: "Inloggen",
    onSubmit: fn((event) => event.preventDefault()),
    onForgot: fn() as (() => void) | undefined,
  },
} satisfies Meta<typeof SignInForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FilledInAndSentByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText("E-mailadres")).toHaveFocus();
    await userEvent.keyboard("koper@lindehof.example");
    await userEvent.tab();
    await expect(canvas.getByLabelText("Wachtwoord", { selector: "input" })).toHaveFocus();
    await userEvent.keyboard("Welkom-Thuis-2026{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(canvas.getByLabelText("E-mailadres").closest("form")).toHaveFormValues({
      email: "koper@lindehof.example",
      password: "Welkom-Thuis-2026",
    });
  },
};

export const ForgottenPasswordAndButtonAfterTheFields: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByLabelText("Wachtwoord", { selector: "input" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Wachtwoord tonen" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Wachtwoord vergeten?" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onForgot).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Inloggen" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const PasswordManagersKnowIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("E-mailadres")).toHaveAttribute("autocomplete", "username");
    await expect(canvas.getByLabelText("Wachtwoord", { selector: "input" })).toHaveAttribute(
      "autocomplete",
      "current-password",
    );
  },
};

export const ErrorsBelongToTheirFields: Story = {
  args: { email: { name: "email", error: "Voer een geldig e-mailadres in" } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText("E-mailadres");
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription("Fout: Voer een geldig e-mailadres in");
    await expect(canvas.getByLabelText("Wachtwoord", { selector: "input" })).toBeValid();
  },
};

export const ARefusalIsReadOut: Story = {
  args: { refusal: "wrong" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("De combinatie van e-mailadres en wachtwoord is onjuist");
  },
};

export const TellsThatWhatWasRefusedIsBeingChanged: Story = {
  args: { refusal: "wrong", onEdit: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByLabelText("Wachtwoord", { selector: "input" }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.keyboard("W");
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
  },
};

export const SendsNothingWhileTheServerIsAsked: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    canvas.getByLabelText("Wachtwoord", { selector: "input" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

function WithButtonBelow(props: SignInFormProps) {
  const id = useId();
  return (
    <>
      <SignInForm {...props} id={id} />
      <Button type="submit" form={id}>
        Verstuur
      </Button>
    </>
  );
}

export const SentByAButtonElsewhere: Story = {
  args: { submitLabel: undefined, onForgot: undefined },
  render: (args) => <WithButtonBelow {...args} />,
  play: async ({ canvas, args }) => {
    canvas.getByLabelText("Wachtwoord", { selector: "input" }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Verstuur" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
