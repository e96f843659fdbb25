import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "./surface.tsx";

const meta = {
  title: "Layout/Surface",
  component: Surface,
  args: { style: { padding: 16 }, children: "Vrijblijvend delen met uw familie of adviseur" },
  parameters: {
    docs: {
      guidance: {
        do: ["Hairlines rather than shadows.", "Use a white sheet for forms and documents."],
        dont: ["Don't lay a sheet on a sheet.", "Don't use more than one floating surface at a time."],
      },
    },
  },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = { args: { ground: "sheet", line: "around" } };
export const LineAbove: Story = { args: { line: "above" } };
export const LineBelow: Story = { args: { line: "below" } };
export const LineBeside: Story = { args: { line: "beside" } };
export const Floating: Story = { args: { ground: "paper", floating: true } };
export const Ink: Story = { args: { ground: "ink" } };
export const LongDutchText: Story = {
  args: {
    ground: "sheet",
    line: "around",
    children:
      "Inbouwthermostaatkraanafdekplaatgarnituur: deze tekst loopt over meer dan één regel op een telefoon van 320 pixels breed.",
  },
};
