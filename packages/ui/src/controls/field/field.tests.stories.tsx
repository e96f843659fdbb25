import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Field } from "./field.tsx";

const meta = {
  title: "Controls/Field/Tests",
  component: Field,
  tags: ["!autodocs", "!dev"],
  args: { label: "Bouwnummer", children: (control) => <input {...control} /> },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const HelpAndErrorBelongToTheControl: Story = {
  args: { description: "Op uw koopovereenkomst.", error: "Vul uw bouwnummer in." },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText("Bouwnummer");
    await expect(input).toHaveAccessibleDescription("Op uw koopovereenkomst. Fout: Vul uw bouwnummer in.");
    await expect(input).toBeInvalid();
  },
};

export const LabelFocusesTheControl: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Bouwnummer"));
    await expect(canvas.getByLabelText("Bouwnummer")).toHaveFocus();
  },
};
