import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailAddress } from "./email-address.tsx";

const meta = {
  title: "Layout/Email address",
  component: EmailAddress,
  args: { address: "koper.halverwege@lindehof.example" },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it wherever an e-mail address is read."],
        dont: ["Don't use it for the value of a field: that scrolls."],
      },
    },
  },
} satisfies Meta<typeof EmailAddress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InANarrowPlace: Story = {
  render: (args) => (
    <div style={{ width: "14rem" }}>
      <EmailAddress {...args} />
    </div>
  ),
};
