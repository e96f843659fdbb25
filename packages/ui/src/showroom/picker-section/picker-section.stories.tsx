import type { Meta, StoryObj } from "@storybook/react-vite";
import { SwatchGrid } from "../swatch-grid/swatch-grid.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { finishes } from "../testing/sample-options.tsx";
import { PickerSection } from "./picker-section.tsx";

const meta = {
  title: "Showroom/Picker section",
  component: PickerSection,
  parameters: guidance(
    ["Put one question in each section."],
    ["Do not use it outside a dialog where variants are chosen."],
  ),
  args: { title: "Selecteer een kleur", children: <SwatchGrid label="Kleur" options={finishes} value="chroom" /> },
} satisfies Meta<typeof PickerSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const LongDutchText: Story = { args: { title: longName } };
