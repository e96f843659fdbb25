import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { sanitaryRows, tileRows } from "../testing/sample-summary.ts";
import { SummaryTable } from "./summary-table.tsx";

const meta = {
  title: "Showroom/Summary table",
  component: SummaryTable,
  parameters: guidance(
    [
      "Pass only the prices that the project shows; empty columns disappear.",
      "Give the colour of a material that has no picture.",
    ],
    ["Do not put controls in it: it is printed and signed."],
  ),
  args: { title: "Tegelwerk & Tegelopties", rows: tileRows, total: "+ € 680,-" },
} satisfies Meta<typeof SummaryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Sanitary: Story = {
  args: { title: "Sanitair", rows: sanitaryRows, total: "+ € 145,-", indicative: true },
};
export const FewColumns: Story = {
  args: { title: "Woonvloer", rows: [{ id: "floor", description: "Geen woonvloer" }], total: undefined },
};
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: "32.8rem" }}>
      <SummaryTable {...args} />
    </div>
  ),
};
export const LongDutchText: Story = {
  args: { rows: tileRows.map((row) => ({ ...row, description: longName, colour: longSentence })) },
};
