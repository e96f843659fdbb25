import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Feedback/Alert",
  component: Alert,
  args: {
    children: "U heeft uw keuzes reeds bevestigd. U kunt uw gemaakte keuzes nog wel bekijken, niet meer wijzigen.",
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Put it where it belongs: above the form, in the section.", "Say what to do, not only what went wrong."],
        dont: ["Don't use more than one colour of alert in a view.", "Don't announce what is there from the start."],
      },
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { title: "Keuzes overgenomen", children: "De keuzes van de badkamer zijn eenmalig overgenomen." },
};
export const Success: Story = { args: { variant: "success", children: "Het wachtwoord is succesvol gewijzigd." } };
export const Warning: Story = { args: { variant: "warning" } };
export const Danger: Story = {
  args: {
    variant: "danger",
    title: "Inloggen is niet gelukt",
    children: "De combinatie van e-mailadres en wachtwoord is onjuist",
  },
};
export const WithActions: Story = {
  args: {
    variant: "danger",
    children: "Uw keuzes zijn niet opgeslagen.",
    actions: <Button size="small">Opnieuw proberen</Button>,
  },
};
export const LongText: Story = {
  args: {
    variant: "warning",
    title: "Wijzigingen in de vorige ruimte worden niet overgenomen",
    children:
      "Let op: uw keuzes worden eenmalig overgenomen. Past u daarna nog iets aan in de badkamer, bijvoorbeeld een andere wandtegel of een ander merk kraan, dan wordt die wijziging niet doorgevoerd in het toilet.",
  },
};
