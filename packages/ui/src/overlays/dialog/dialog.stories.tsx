import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { PasswordField } from "../../controls/password-field/password-field.tsx";
import { TextField } from "../../controls/text-field/text-field.tsx";
import { BrandLogoProvider } from "./brand-logo.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Overlays/Dialog",
  component: Dialog,
  subcomponents: { BrandLogoProvider },
  args: {
    open: true,
    onOpenChange: fn(),
    title: "Inloggen bij Digitale Showroom",
    children: (
      <div style={{ display: "grid", gap: "var(--space-2)" }}>
        <TextField label="E-mailadres" type="email" />
        <PasswordField label="Wachtwoord" autoComplete="current-password" />
      </div>
    ),
    footer: <Button variant="primary">Inloggen bij Digitale Showroom</Button>,
  },
  parameters: {
    screenshot: { target: "[role=dialog]" },
    docs: {
      story: { inline: false, height: "560px" },
      guidance: {
        do: [
          "Let the title say the task; the action is the last button.",
          "Make it undismissable only when there is no going back to the page behind.",
        ],
        dont: ["Don't open a dialog from a dialog, except to confirm.", "Don't use it for a message: use an alert."],
      },
      keys: [
        { press: "Tab, Shift+Tab", does: "Goes round within the dialog.", story: "TabStaysWithin" },
        { press: "Enter, Space", does: "On the cross: closes the dialog.", story: "ClosedByTheCrossByKeyboard" },
        {
          press: "Escape",
          does: "Closes the dialog, unless it must be answered; what opened it has the focus again.",
          story: "OpensTrapsAndGivesFocusBack",
        },
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const longText = (
  <>
    {Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Een tegel met een lichte kleurnuance is geen gebrek: het is de aard van gebakken klei. Leg voor het plaatsen een
        aantal tegels naast elkaar.
      </p>
    ))}
  </>
);

export const Form: Story = {};
export const Medium: Story = {
  args: {
    size: "medium",
    title: "The Wall",
    children: <p>U heeft een tegel uit het assortiment The Wall gekozen. Deze tegels kunt u onderling combineren.</p>,
    footer: <Button>Sluiten</Button>,
  },
};
export const Wide: Story = {
  args: { size: "wide", title: "Indicatieve prijs", children: longText },
};
export const Workbench: Story = {
  args: {
    size: "workbench",
    kicker: "Wastafelkraan",
    title: "Hansgrohe Tecturis S 110",
    children: longText,
    footer: (
      <>
        <Button>Annuleer</Button>
        <Button variant="primary">Configuratie opslaan</Button>
      </>
    ),
  },
};
export const Gallery: Story = {
  args: {
    size: "gallery",
    title: "Afbeeldingen",
    flush: true,
    children: <div style={{ height: "100%", background: "var(--color-stone-200)" }} />,
    footer: undefined,
  },
};
export const WithDescription: Story = {
  args: { description: "Beveilig uw account met een eigen wachtwoord." },
};
export const WithLogo: Story = {
  decorators: [
    (Dialog) => (
      <BrandLogoProvider
        logo={
          <svg viewBox="0 0 65 24" role="img" aria-label="Digitale Showroom">
            <rect width="65" height="24" fill="#17494d" />
          </svg>
        }
      >
        <Dialog />
      </BrandLogoProvider>
    ),
  ],
};
export const Undismissable: Story = { args: { dismissable: false, title: "Nieuw wachtwoord instellen" } };
export const WithoutCloseButton: Story = {
  args: { hideCloseButton: true },
};
export const LongText: Story = {
  args: {
    title: "Selecteer een afmeting voor ‘Mosa Terra Maestricht lichtgrijs met fijne spikkel, gerectificeerd’:",
    children: longText,
  },
};
