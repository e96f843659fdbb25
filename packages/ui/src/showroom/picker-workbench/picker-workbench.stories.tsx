import type { Meta, StoryObj } from "@storybook/react-vite";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { PickerSection } from "../picker-section/picker-section.tsx";
import { SwatchGrid } from "../swatch-grid/swatch-grid.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { finishes } from "../testing/sample-options.tsx";
import { PickerWorkbench } from "./picker-workbench.tsx";

const meta = {
  title: "Showroom/Picker workbench",
  component: PickerWorkbench,
  parameters: guidance(
    ["Put it into a flush dialog of size workbench, which gives it its height."],
    ["Do not use it for questions without a picture."],
  ),
  args: {
    children: (
      <PickerSection title="Selecteer een kleur">
        <SwatchGrid label="Kleur" options={finishes} value="chroom" />
      </PickerSection>
    ),
    preview: <MediaFrame alt="Uw badkamer met een kraan in chroom" placeholder="Uw badkamer" />,
  },
} satisfies Meta<typeof PickerWorkbench>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {};
export const LongDutchText: Story = {
  args: { children: <PickerSection title={longName}>{null}</PickerSection> },
};
