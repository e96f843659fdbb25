import type { Meta, StoryObj } from "@storybook/react-vite";
import ArrowRight from "lucide-react/icons/arrow-right";
import Printer from "lucide-react/icons/printer";
import { Button } from "./button.tsx";

const meta = {
  title: "Controls/Button",
  component: Button,
  args: { children: "Start met configureren" },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Say what happens: a verb with its object.",
          "One primary button in a view: the next step.",
          "Give a reason when it cannot be pressed now.",
        ],
        dont: ["Don't use a button to go somewhere: give it an href.", "Don't write OK, Submit or Click here."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on it, also while it is busy.", story: "PressedByKeyboard" },
        { press: "Enter, Space", does: "Presses it. While it is busy: nothing.", story: "PressedByKeyboard" },
        { press: "Enter", does: "With an address: opens it.", story: "LinkHasAnAddress" },
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = { args: { children: "Annuleer" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Wachtwoord vergeten?" } };
export const Danger: Story = { args: { variant: "danger", children: "Verwijder alle keuzes" } };
export const Small: Story = { args: { size: "small", children: "Wijzig configuratie" } };
export const WithIcons: Story = { args: { icon: Printer, iconAfter: ArrowRight, children: "Prijsopgave afdrukken" } };
export const Loading: Story = { args: { variant: "primary", loading: true, children: "Opslaan en naar toilet" } };
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const DisabledWithReason: Story = {
  args: {
    variant: "primary",
    disabledReason: "Kies eerst een wandtegel en een vloertegel.",
    children: "Bekijk Resultaat",
  },
};
export const AsLink: Story = { args: { variant: "primary", href: "/projects/de-linden/digitale-showroom" } };
export const LongText: Story = {
  args: {
    variant: "primary",
    fullWidth: true,
    children: "Opslaan en naar de tegelwerkzaamheden van de badkamer op de tweede verdieping",
  },
};
