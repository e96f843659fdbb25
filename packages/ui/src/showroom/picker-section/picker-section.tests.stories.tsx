import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PickerSection } from "./picker-section.tsx";

const meta = {
  title: "Showroom/Picker section/Tests",
  component: PickerSection,
  tags: ["!autodocs", "!dev"],
  args: { title: "Selecteer een kleur", children: <p>Kleuren</p> },
} satisfies Meta<typeof PickerSection>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The heading names the section. */
export const Named: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole("region", { name: "Selecteer een kleur" });
    await expect(within(section).getByRole("heading", { level: 3 })).toHaveTextContent("Selecteer een kleur");
  },
};
