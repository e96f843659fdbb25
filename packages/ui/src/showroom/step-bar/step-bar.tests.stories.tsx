import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { showroomSteps } from "../testing/sample-steps.ts";
import { opensByEnter, tabTo } from "../../testing/keyboard.ts";
import { StepBar } from "./step-bar.tsx";

const meta = {
  title: "Showroom/Step bar/Tests",
  component: StepBar,
  tags: ["!autodocs", "!dev"],
  args: { steps: showroomSteps(2), next: { label: "Toilet", href: "/stap/4" } },
} satisfies Meta<typeof StepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * An ordered list with a marked current step. Done steps have a status; unavailable steps are not links and give a
 * reason.
 */
export const Structure: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const steps = within(canvas.getByRole("list")).getAllByRole("listitem");
    await expect(steps).toHaveLength(6);
    await expect(canvas.getByRole("link", { current: "step" })).toHaveTextContent(/3\s*Badkamer/);
    await expect(canvas.getByRole("link", { name: /Voltooid: 1 Introductie/ })).toHaveAttribute("href", "/stap/1");
    await expect(canvas.queryByRole("link", { name: /Woonvloer/ })).not.toBeInTheDocument();
    await expect(steps[4]).toHaveTextContent("Rond eerst Toilet af.");
  },
};

/** Tab moves through available steps, the reasons of the others, and the arrow to the next step. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [/Introductie/, /Plattegrond/, /Badkamer/]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.tab();
    const locked = canvas.getByRole("button", { name: /^4 Toilet/ });
    await expect(locked).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const reason = await within(document.body).findByRole("dialog");
    await expect(reason).toHaveTextContent("Rond eerst Badkamer af.");
    await userEvent.keyboard("{Escape}");
    await expect(locked).toHaveFocus();
  },
};

/** In a narrow container the names of other steps are hidden visually, but stay in the accessible names. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: "288px" }}>
      <StepBar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Badkamer").getBoundingClientRect().width).toBeGreaterThan(30);
    await expect(canvas.getByText("Introductie").getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(canvas.getByRole("list").scrollWidth).toBeLessThanOrEqual(288);
  },
};

export const EnterOpensTheStep: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: /Plattegrond/ }), "/stap/2");
  },
};

export const SaysWhyByKeys: Story = {
  play: async ({ canvas }) => {
    const reason = () => within(document.body).queryByRole("dialog");
    const locked = canvas.getByRole("button", { name: /^4 Toilet/ });
    await tabTo(locked);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(reason()).toHaveTextContent("Rond eerst Badkamer af."));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(reason()).toBeNull());
    await expect(locked).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(reason()).toHaveTextContent("Rond eerst Badkamer af."));
  },
};
