import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Controls/Text field",
  component: TextField,
  args: { label: "E-mailadres", type: "email", autoComplete: "email" },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Set autoComplete, so that browsers and password managers can help.",
          "Say what is wrong and how to mend it.",
        ],
        dont: ["Don't use a placeholder as a label or as help.", "Don't disable paste."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus in it.", story: "TypedByKeyboard" },
        { press: "Letters", does: "Are typed.", story: "TypedByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "m.jansen@voorbeeld.nl" } };
export const WithDescription: Story = { args: { description: "Wij gebruiken dit adres alleen voor uw woning." } };
export const WithError: Story = { args: { defaultValue: "m.jansen@", error: "Voer een geldig e-mailadres in" } };
export const Optional: Story = { args: { label: "Telefoonnummer", type: "tel", optional: true } };
export const Disabled: Story = { args: { label: "Bouwnummer", type: "text", disabled: true, defaultValue: "24" } };
export const WithAffixes: Story = {
  args: {
    label: "Bedrag in euro",
    type: "text",
    inputMode: "numeric",
    prefix: "€",
    suffix: "per m²",
    defaultValue: "45",
  },
};
export const LongText: Story = {
  args: {
    label: "E-mailadres waarop u de bevestiging van uw definitieve keuzes voor badkamer en toilet wilt ontvangen",
    error: "Dit e-mailadres hoort bij een ander account. Log in met dat account of gebruik een ander e-mailadres.",
    defaultValue: "een.bijzonder.lang.e-mailadres.van.een.koper@een-bijzonder-lange-domeinnaam.voorbeeld.nl",
  },
};
