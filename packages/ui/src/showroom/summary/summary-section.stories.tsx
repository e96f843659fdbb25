import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { TotalBlock } from "../total-block/total-block.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { rooms } from "../testing/sample-materials.ts";
import { sanitaryRows, tileRows } from "../testing/sample-summary.ts";
import { SummarySection, type SummarySectionProps } from "./summary-section.tsx";
import { SummaryTable } from "./summary-table.tsx";

function OpeningSection(props: Omit<SummarySectionProps, "open" | "onOpenChange">) {
  const [open, setOpen] = useState(true);
  return <SummarySection {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: "Showroom/Summary section",
  component: SummarySection,
  parameters: guidance(
    ["Remember per room whether it is open.", "Leave the step button out after submission."],
    ["Do not remove closed tables from the page: they are printed."],
    [
      { press: "Tab", does: "Goes from the heading to the link to the step.", story: "Keyboard" },
      {
        press: "Enter",
        does: "On the heading: opens the section. On the link: goes to the step.",
        story: "EnterAndSpace",
      },
      { press: "Space", does: "On the heading: opens the section, and closes it.", story: "EnterAndSpace" },
    ],
  ),
  args: {
    title: "Badkamer",
    completed: true,
    total: "+ € 825,-",
    stepHref: "/stap/3",
    picture: { src: rooms.travertine, alt: "Badkamer met wandtegel Solva travertin" },
    open: true,
    onOpenChange: fn(),
    children: [
      <SummaryTable key="tiles" title="Tegelwerk & Tegelopties" rows={tileRows} total="+ € 680,-" />,
      <SummaryTable key="sanitary" title="Sanitair" rows={sanitaryRows} total="+ € 145,-" />,
    ],
  },
} satisfies Meta<typeof SummarySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const NotYetSeen: Story = { args: { completed: false, total: undefined, open: false } };
export const Locked: Story = { args: { stepHref: undefined } };
export const WithoutContent: Story = { args: { children: undefined, completed: undefined, title: "Plattegrond" } };
export const LongDutchText: Story = { args: { title: longName, open: false } };
export const WholeSummary: Story = {
  render: (args) => (
    <div style={{ maxWidth: "112rem", marginInline: "auto" }}>
      <OpeningSection {...args} />
      <OpeningSection {...args} title="Toilet" completed={false} total={undefined} picture={undefined} />
      <TotalBlock
        subtotal="€ 1.320,-"
        discount="− € 66,-"
        total="€ 1.254,-"
        indicative
        onPrint={fn()}
        note="Bedragen zijn indicatief: de definitieve prijs volgt na het showroombezoek."
      />
    </div>
  ),
};
