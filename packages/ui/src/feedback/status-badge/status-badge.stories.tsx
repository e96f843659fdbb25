import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "./status-badge.tsx";

const meta = {
  title: "Feedback/Status badge",
  component: StatusBadge,
  args: { children: "Voorkeuren opgeslagen" },
  parameters: {
    docs: {
      guidance: {
        do: ["Keep it to a word or two."],
        dont: ["Don't make it pressable.", "Don't add variants for the sake of colour."],
      },
    },
  },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Done: Story = { args: { variant: "done" } };
export const Open: Story = { args: { variant: "open", children: "Nog niet bekeken" } };
export const Locked: Story = { args: { variant: "locked", children: "Bevestigd" } };
export const Neutral: Story = { args: { children: "Totaal incl. BTW en Montage" } };
export const LongText: Story = {
  args: {
    variant: "open",
    children: "Nog niet bekeken: badkamer op de tweede verdieping aan de achterzijde van de woning",
  },
};
