import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { Modal } from "./modal.tsx";

const meta = {
  title: "Overlays/Modal",
  component: Modal,
  args: {
    open: true,
    onDismiss: fn(),
    labelledBy: "modal-title",
    children: (
      <div style={{ padding: "var(--space-3)", display: "grid", gap: "var(--space-2)" }}>
        <h2 id="modal-title">Afbeeldingen</h2>
        <Button>Sluiten</Button>
      </div>
    ),
  },
  parameters: {
    screenshot: { target: "[role=dialog]" },
    docs: {
      story: { inline: false, height: "400px" },
      guidance: {
        do: ["Use it to make another kind of dialog, with a title and a way out."],
        dont: ["Don't use it where Dialog, ConfirmDialog or BottomSheet will do."],
      },
      keys: [
        { press: "Tab, Shift+Tab", does: "Goes round within the upper one.", story: "TabStaysWithin" },
        {
          press: "Escape",
          does: "Dismisses the upper one; what opened it has the focus again.",
          story: "EscapeClosesTheUpperOneFirst",
        },
      ],
    },
  },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Centre: Story = {};
export const Bottom: Story = { args: { place: "bottom", veil: false } };
/** At the bottom on a phone, centred on wider screens. */
export const Adaptive: Story = { args: { place: "adaptive" } };
export const LongText: Story = {
  args: {
    children: (
      <div style={{ padding: "var(--space-3)", display: "grid", gap: "var(--space-2)" }}>
        <h2 id="modal-title">Afbeeldingen van het inbouwthermostaatkraanafdekplaatgarnituur</h2>
        <Button>Sluiten</Button>
      </div>
    ),
  },
};
