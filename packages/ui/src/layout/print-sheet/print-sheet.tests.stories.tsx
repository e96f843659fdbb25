import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PrintFoot, PrintHead } from "./print-sheet.tsx";

const meta = {
  title: "Layout/Print sheet/Tests",
  component: PrintHead,
  tags: ["!autodocs", "!dev"],
  args: {
    title: "Prijsopgave",
    facts: [
      ["Koper", "S. de Vries"],
      ["Kenmerk", null],
    ],
  },
} satisfies Meta<typeof PrintHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnlyOnPaper: Story = {
  render: (args) => (
    <>
      <PrintHead {...args} />
      <PrintFoot>
        <p>Prijswijzigingen voorbehouden.</p>
      </PrintFoot>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Prijsopgave")).not.toBeVisible();
    await expect(canvas.getByText("Prijswijzigingen voorbehouden.")).not.toBeVisible();
  },
};

export const LeavesOutWhatHasNoValue: Story = {
  args: { onScreen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual(["Koper"]);
  },
};
