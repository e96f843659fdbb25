import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { ScrollIndicator } from "./scroll-indicator.tsx";

interface ScrollerProps {
  /** Height of the content in px; the view is 200px high. */
  contentHeight: number;
}

function Scroller({ contentHeight }: ScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div style={{ position: "relative" }}>
      <div
        ref={scroller}
        role="region"
        aria-label="Tegels"
        tabIndex={0}
        style={{ height: 200, overflow: "auto", border: "1px solid var(--color-hairline)" }}
      >
        <div style={{ height: contentHeight, padding: "var(--space-2)" }}>Wandtegels</div>
      </div>
      <ScrollIndicator target={scroller} />
    </div>
  );
}

const meta = {
  title: "Feedback/Scroll indicator",
  component: ScrollIndicator,
  render: () => <Scroller contentHeight={600} />,
  parameters: {
    docs: {
      guidance: {
        do: ["Use it on panes whose end is not in sight."],
        dont: ["Don't use it where the cut content shows by itself that there is more."],
      },
    },
  },
} satisfies Meta<typeof ScrollIndicator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MoreBelow: Story = {};
export const NothingBelow: Story = { render: () => <Scroller contentHeight={120} /> };
