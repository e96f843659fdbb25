import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { opensByEnter, tabTo } from "../../testing/keyboard.ts";
import { SummarySection } from "./summary-section.tsx";

function Section() {
  const [open, setOpen] = useState(false);
  return (
    <SummarySection title="Badkamer" completed={false} stepHref="/stap/3" open={open} onOpenChange={setOpen}>
      <p>Specificatie</p>
    </SummarySection>
  );
}

const meta = {
  title: "Showroom/Summary section/Tests",
  component: Section,
  tags: ["!autodocs", "!dev"],
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The heading opens the section; the link to the step is the next tab stop. Closed content stays in the DOM for
 * printing.
 */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Nog niet bekeken")).toBeVisible();
    await expect(canvas.getByText("Specificatie")).toBeInTheDocument();
    await userEvent.tab();
    const trigger = canvas.getByRole("button", { name: "Badkamer" });
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText("Specificatie")).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Ga naar stap Badkamer" })).toHaveFocus();
  },
};

export const EnterAndSpace: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Badkamer" });
    await tabTo(trigger);
    await userEvent.keyboard("{Enter}");
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard(" ");
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await opensByEnter(canvas.getByRole("link", { name: "Ga naar stap Badkamer" }), "/stap/3");
  },
};
