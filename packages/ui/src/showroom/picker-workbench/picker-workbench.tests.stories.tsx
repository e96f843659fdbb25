import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { PickerSection } from "../picker-section/picker-section.tsx";
import { PickerWorkbench } from "./picker-workbench.tsx";

const meta = {
  title: "Showroom/Picker workbench/Tests",
  component: PickerWorkbench,
  tags: ["!autodocs", "!dev"],
  args: {
    children: (
      <PickerSection title="Selecteer een kleur">
        <p>Kleuren</p>
      </PickerSection>
    ),
    preview: <MediaFrame alt="Uw badkamer" placeholder="Uw badkamer" />,
  },
} satisfies Meta<typeof PickerWorkbench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The questions come before the picture for a screen reader and the keyboard. */
export const QuestionsFirst: Story = {
  play: async ({ canvas }) => {
    const question = canvas.getByRole("heading", { name: "Selecteer een kleur" });
    const picture = canvas.getByRole("figure");
    await expect(question.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};
