import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { ConsequenceNotice } from "./consequence-notice.tsx";

const meta = {
  title: "Showroom/Consequence notice",
  component: ConsequenceNotice,
  parameters: guidance(
    [
      "Name what changed, why, and what it costs.",
      "Keep it mounted with an empty list, so that it is spoken when it fills.",
    ],
    ["Do not let it disappear by itself."],
    [
      { press: "Tab", does: "Goes from the undo button to the close button.", story: "PressedByKeys" },
      { press: "Enter, Space", does: "Undoes the choice, or closes the notice.", story: "PressedByKeys" },
    ],
  ),
  args: {
    consequences: [
      {
        id: "gutter",
        subject: "Douchegoot",
        from: "Goot 70 cm",
        to: "Goot 90 cm",
        reason: "De gekozen douchewand vraagt een bredere goot.",
        difference: "+ € 45,-",
      },
      {
        id: "shelf",
        subject: "Planchet",
        from: "Planchet wit",
        reason: "Past niet boven het gekozen meubel.",
        difference: "− € 35,-",
      },
    ],
    onUndo: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof ConsequenceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Indicative: Story = {
  args: { consequences: meta.args.consequences.map((consequence) => ({ ...consequence, indicative: true })) },
};
export const Nothing: Story = { args: { consequences: [] } };
export const LongDutchText: Story = {
  args: {
    consequences: [
      { id: "a", subject: longName, from: longName, to: longName, reason: longSentence, difference: "+ € 1.245,-" },
    ],
  },
};
