import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { ProgressTable } from "./progress-table.tsx";

const meta = {
  title: "Showroom/Progress table",
  component: ProgressTable,
  parameters: guidance(
    ["Name every page that asks for choices, in the sequence of the showroom.", "Lead to the page itself."],
    ["Don't list what was chosen: that is the summary table."],
    [
      {
        press: "Tab",
        does: "Goes from page to page; one that is not available is no stop.",
        story: "TabGoesFromPageToPage",
      },
      { press: "Enter", does: "Opens the page.", story: "EnterOpens" },
    ],
  ),
  args: {
    rows: [
      { id: 1, title: "Badkamer", href: "#badkamer", completed: true, total: "€ 1.250,-" },
      { id: 2, title: "Toilet", href: "#toilet", completed: false },
      { id: 3, title: "Woonvloer", href: "#vloer", completed: false, total: "€ 3.480,-" },
    ],
  },
} satisfies Meta<typeof ProgressTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const NothingSeen: Story = {
  args: { rows: [{ id: 1, title: "Badkamer", href: "#badkamer", completed: false }] },
};
export const Indicative: Story = {
  args: {
    rows: [{ id: 1, title: "Badkamer", href: "#badkamer", completed: true, total: "€ 1.250,-", indicative: true }],
  },
};
export const Locked: Story = {
  args: { rows: [{ id: 1, title: "Badkamer", completed: true, total: "€ 1.250,-" }] },
};
export const LongDutchText: Story = {
  args: { rows: [{ id: 1, title: longName, href: "#badkamer", completed: false, total: "€ 12.345.678,-" }] },
};
