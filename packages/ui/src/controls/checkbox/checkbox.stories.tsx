import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../link/link.tsx";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Controls/Checkbox",
  component: Checkbox,
  args: { label: "Ik ontvang graag nieuws over mijn woning" },
  parameters: {
    docs: {
      guidance: {
        do: ["Write the label as what it means when on.", "Use mixed only for a box that stands for others."],
        dont: ["Don't use it for something that takes effect at once.", "Don't write a label with 'niet'."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on it.", story: "ToggledByKeyboard" },
        { press: "Space", does: "Ticks it, and unticks it.", story: "ToggledByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Mixed: Story = { args: { label: "Alles selecteren", mixed: true } };
export const WithDescription: Story = { args: { description: "Ten hoogste een keer per maand." } };
export const WithError: Story = {
  args: {
    label: (
      <>
        Ik ga akkoord met de{" "}
        <Link href="/algemene-voorwaarden" newTab>
          algemene voorwaarden
        </Link>
      </>
    ),
    error: "U dient akkoord te gaan met de voorwaarden",
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const LongText: Story = {
  args: {
    label:
      "Ik geef de showroom toestemming om mijn keuzes voor badkamer, toilet en woonvloer te delen met de aannemer die mijn woning bouwt",
  },
};
