import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = {
  title: "Layout/Visually hidden",
  component: VisuallyHidden,
  args: { children: "opent in een nieuw tabblad" },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it for information that the layout or a picture shows visually."],
        dont: ["Don't hide instructions in it."],
      },
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Algemene voorwaarden <VisuallyHidden {...args} />
    </p>
  ),
};
