import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
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
  title: "Feedback/Scroll indicator/Tests",
  component: ScrollIndicator,
  tags: ["!autodocs", "!dev"],
  render: () => <Scroller contentHeight={600} />,
} satisfies Meta<typeof ScrollIndicator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const GoesAwayWithin20PxOfTheEnd: Story = {
  play: async ({ canvas }) => {
    const pane = canvas.getByRole("region");
    const indicator = canvas.getByText("Scroll voor meer");
    await waitFor(() => expect(indicator).toBeVisible());
    const end = pane.scrollHeight - pane.clientHeight;
    pane.scrollTo({ top: end - 21 });
    await waitFor(() => expect(pane.scrollTop).toBe(end - 21));
    // The indicator is updated in the frame after the scroll event.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(indicator).toHaveAttribute("data-state", "more");
    pane.scrollTo({ top: end - 20 });
    await waitFor(() => expect(indicator).not.toBeVisible());
  },
};

export const PressScrollsOn: Story = {
  play: async ({ canvas }) => {
    const pane = canvas.getByRole("region");
    await waitFor(() => expect(canvas.getByText("Scroll voor meer")).toBeVisible());
    await userEvent.click(canvas.getByText("Scroll voor meer"));
    await waitFor(() => expect(pane.scrollTop).toBeGreaterThan(100));
  },
};

export const AbsentWhenAllIsInView: Story = {
  render: () => <Scroller contentHeight={200} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Scroll voor meer")).not.toBeVisible();
  },
};
/** The pane itself scrolls by keyboard, so the indicator is not a tab stop. */
export const IsNoTabStop: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("Scroll voor meer")).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("region")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText("Scroll voor meer").closest("button")).not.toHaveFocus();
  },
};
