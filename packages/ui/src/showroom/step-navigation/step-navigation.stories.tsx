import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { StepNavigation } from "./step-navigation.tsx";

const meta = {
  title: "Showroom/Step navigation",
  component: StepNavigation,
  parameters: guidance(
    ["Name the target: `Naar Tegels`, `Opslaan en naar Toilet`."],
    ["Do not add a second primary button beside it."],
    [
      { press: "Tab", does: "Goes from the previous button to the next button.", story: "Keyboard" },
      { press: "Enter", does: "On a link: opens the step.", story: "LinkByEnter" },
      {
        press: "Enter, Space",
        does: "On a button: saves and goes on; while it works: nothing.",
        story: "ButtonByKeys",
      },
      {
        press: "Enter, Space",
        does: "On the blocked next button: shows the reason.",
        story: "BlockedSaysWhyByKeys",
      },
      { press: "Escape", does: "Closes the reason, back to the button.", story: "BlockedSaysWhyByKeys" },
    ],
  ),
  args: { previous: { label: "Naar Tegels", href: "/tegels" }, next: { label: "Bekijk Resultaat", onSelect: fn() } },
} satisfies Meta<typeof StepNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothWays: Story = {};
export const First: Story = { args: { previous: undefined, next: { label: "Selecteer Tegels", href: "/tegels" } } };
export const Working: Story = { args: { next: { label: "Opslaan en naar Toilet", working: true } } };
export const DisabledWithReason: Story = {
  args: { next: { label: "Selecteer Tegels", disabledReason: "Kies eerst of u uw keuzes overneemt." } },
};
export const LongDutchText: Story = { args: { next: { label: `Opslaan en naar ${longName}`, onSelect: fn() } } };
