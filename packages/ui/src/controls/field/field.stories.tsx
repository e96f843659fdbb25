import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field, FieldError } from "./field.tsx";

const meta = {
  title: "Controls/Field",
  component: Field,
  subcomponents: { FieldError },
  args: { label: "Bouwnummer", children: (control) => <input {...control} style={{ width: "100%" }} /> },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it to give a control of your own a label, help and an error.", "Write the error as what to do."],
        dont: [
          "Don't use it around the library's own fields: they have it inside.",
          "Don't mark required fields; mark the optional ones.",
        ],
      },
    },
  },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDescription: Story = { args: { description: "U vindt het bouwnummer op uw koopovereenkomst." } };
export const WithError: Story = { args: { error: "Vul uw bouwnummer in." } };
export const Optional: Story = { args: { optional: true } };
export const LongText: Story = {
  args: {
    label: "Bouwnummer van de woning waarvoor u de badkamer en het toilet wilt configureren",
    description:
      "U vindt het bouwnummer op de eerste bladzijde van uw koop- en aannemingsovereenkomst, rechts bovenaan.",
    error: "Vul het bouwnummer in zoals het op uw koop- en aannemingsovereenkomst staat.",
  },
};
