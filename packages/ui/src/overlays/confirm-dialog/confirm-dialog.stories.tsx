import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Alert } from "../../feedback/alert/alert.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

const meta = {
  title: "Overlays/Confirm dialog",
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Weet u het zeker?",
    children: (
      <p>
        Na het bevestigen kunt u uw keuzes niet meer wijzigen in de configurator. In de showroom kunt u ze nog
        aanpassen.
      </p>
    ),
    confirmLabel: "Ja, bevestig mijn keuzes",
    cancelLabel: "Nee, terug naar de samenvatting",
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    screenshot: { target: "[role=alertdialog]" },
    docs: {
      story: { inline: false, height: "560px" },
      guidance: {
        do: ["Say what will happen and whether it can be undone.", "Write both answers as sentences."],
        dont: ["Don't ask for what can be undone: do it, and offer to undo."],
      },
      keys: [
        { press: "Tab, Shift+Tab", does: "Goes from no to yes and round again.", story: "TabStaysWithin" },
        { press: "Enter", does: "On a button: presses it. The focus begins at no.", story: "ConfirmedByKeyboard" },
        { press: "Space", does: "Does the same.", story: "RefusedBySpace" },
        { press: "Escape", does: "Means no.", story: "FocusStartsOnNoAndEscapeIsNo" },
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Unavailable: Story = {
  args: { unavailable: true, children: <p>De koper heeft nog niet bevestigd: Badkamer.</p> },
};
export const Danger: Story = {
  args: {
    danger: true,
    title: "Alle keuzes verwijderen?",
    confirmLabel: "Ja, verwijder mijn keuzes",
    cancelLabel: "Nee, behoud mijn keuzes",
  },
};
export const WithError: Story = {
  args: {
    error: (
      <Alert variant="danger" announce="assertive">
        Uw keuzes zijn niet doorgegeven. Controleer uw verbinding en probeer het opnieuw.
      </Alert>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: "Weet u zeker dat u uw keuzes voor de badkamer op de eerste verdieping wilt bevestigen?",
    confirmLabel: "Ja, bevestig mijn keuzes en vraag een gesprek aan in de showroom",
    cancelLabel: "Nee, terug naar de samenvatting van mijn keuzes",
  },
};
