import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeviationTable } from "./deviation-table.tsx";

const meta = {
  title: "Staff/Deviation table",
  component: DeviationTable,
  args: {
    title: "Badkamer",
    rows: [
      {
        id: "a",
        part: "Wandtegel",
        standard: "Wit mat, 20 x 40 cm",
        chosen: "Solva travertin, 60 x 120 cm",
        price: "+ € 1.420,-",
      },
      { id: "b", part: "Voegkleur wand", standard: "Zilvergrijs", chosen: "Jasmijn" },
      { id: "c", part: "Wastafelkraan", standard: "Chroom", chosen: "Geborsteld messing", price: "+ € 235,-" },
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Only what differs from the standard.", "What was chosen stands out, what it replaces is quiet."],
        dont: ["Don't show a room without deviations: say so in a sentence."],
      },
    },
  },
} satisfies Meta<typeof DeviationTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = {
  args: { rows: [{ id: "a", part: "Woonvloer", standard: "Niets", chosen: "Eiken, gerookt", price: "+ € 3.480,-" }] },
};
/** Against what the buyer submitted before. */
export const SinceSubmission: Story = { args: { against: "submission" } };
export const Empty: Story = { args: { rows: [] } };
export const LongDutchText: Story = {
  args: {
    rows: [
      {
        id: "a",
        part: "Inbouwthermostaatkraanafdekplaatgarnituur",
        standard: "Rechthoekig, geborsteld roestvrijstaal",
        chosen: "Inbouwthermostaatkraanafdekplaatgarnituur rond, geborsteld roestvrijstaal",
        price: "− € 1.235,50",
      },
    ],
  },
};
