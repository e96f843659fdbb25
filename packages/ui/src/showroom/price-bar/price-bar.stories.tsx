import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { StepNavigation } from "../step-navigation/step-navigation.tsx";
import { guidance } from "../testing/guidance.ts";
import { PriceBar } from "./price-bar.tsx";

const meta = {
  title: "Showroom/Price bar",
  component: PriceBar,
  parameters: {
    layout: "fullscreen",
    ...guidance(
      [
        "Show the local figure at once; let `working` say that the server is still checking it.",
        "Announce once per change, after the debounce.",
      ],
      ["Do not replace the amount by a spinner."],
    ),
  },
  args: {
    total: "€ 2.485,-",
    children: (
      <StepNavigation
        previous={{ label: "Naar Tegels", href: "/tegels" }}
        next={{ label: "Bekijk Resultaat", onSelect: fn() }}
      />
    ),
  },
} satisfies Meta<typeof PriceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Indicative: Story = { args: { indicative: true } };
export const Working: Story = { args: { working: true } };
export const NotYetKnown: Story = { args: { total: undefined } };
export const LongWords: Story = {
  args: {
    total: "€ 112.485,50",
    indicative: true,
    children: (
      <StepNavigation
        previous={{ label: "Naar Sanitair", href: "/s" }}
        next={{ label: "Opslaan en naar Badkamer tweede verdieping", working: true }}
      />
    ),
  },
};
