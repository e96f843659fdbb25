import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { showroomSteps } from "../testing/sample-steps.ts";
import { StepBar } from "./step-bar.tsx";

const meta = {
  title: "Showroom/Step bar",
  component: StepBar,
  parameters: guidance(
    [
      "Leave `href` out for a step that is not available and say why.",
      "Give the next arrow an address only when the next step is available.",
    ],
    ["Do not drop steps in a narrow place: numbers stay.", "Do not use it for tabs within a step."],
    [
      {
        press: "Tab",
        does: "Goes through the steps in their order, and at last to the arrow to the next step.",
        story: "Keyboard",
      },
      { press: "Enter", does: "On a step: opens it.", story: "EnterOpensTheStep" },
      { press: "Enter, Space", does: "On a step that is not available: says why.", story: "SaysWhyByKeys" },
      { press: "Escape", does: "Takes that away again; the step has the focus.", story: "Keyboard" },
    ],
  ),
  args: { steps: showroomSteps(2), next: { label: "Toilet" } },
} satisfies Meta<typeof StepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Halfway: Story = {};
export const First: Story = { args: { steps: showroomSteps(0), next: { label: "Plattegrond", href: "/stap/2" } } };
export const Last: Story = { args: { steps: showroomSteps(5), next: undefined } };
export const BackToACompletedStep: Story = {
  args: {
    steps: showroomSteps(3).map((step, index) => ({ ...step, current: index === 1 })),
    next: { label: "Badkamer", href: "/stap/3" },
  },
};
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: "28.8rem" }}>
      <StepBar {...args} />
    </div>
  ),
};
export const LongDutchText: Story = {
  args: { steps: showroomSteps(2).map((step) => (step.current ? { ...step, label: longName } : step)) },
};
