import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StepNavigation } from "../step-navigation/step-navigation.tsx";
import { PriceBar } from "./price-bar.tsx";

const meta = {
  title: "Showroom/Price bar/Tests",
  component: PriceBar,
  tags: ["!autodocs", "!dev"],
  args: {
    total: "€ 2.485,-",
    announcement: "Totaal € 2.485,-, + € 120,-",
    children: (
      <StepNavigation
        previous={{ label: "Naar Start", href: "/start" }}
        next={{ label: "Selecteer Sanitair", href: "/sanitair" }}
      />
    ),
  },
} satisfies Meta<typeof PriceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the specification's text and the amount, with a visually hidden polite announcement. */
export const Says: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Totaal configuratie - Incl. BTW en montage")).toBeVisible();
    await expect(canvas.getByText("€ 2.485,-")).toBeVisible();
    const announced = canvas.getByRole("status");
    await expect(announced).toHaveTextContent("Totaal € 2.485,-, + € 120,-");
    await expect(announced.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

/** The amount stays readable while the server checks it. */
export const KeepsTheFigure: Story = {
  args: { working: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("€ 2.485,-")).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent("€ 2.485,-");
  },
};
