import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PickerSection } from "./picker-section.tsx";

const meta = {
  title: "Showroom/Picker section/Tests",
  component: PickerSection,
  tags: ["!autodocs", "!dev"],
  args: { title: "Selecteer een kleur", children: <p>Kleuren</p> },
} satisfies Meta<typeof PickerSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading without a landmark of the same name. */
export const Headed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Selecteer een kleur");
    await expect(canvas.queryByRole("region")).toBeNull();
  },
};
