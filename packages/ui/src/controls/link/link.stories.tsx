import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";

const meta = {
  title: "Controls/Link",
  component: Link,
  args: { href: "/algemene-voorwaarden", children: "algemene voorwaarden" },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Let the words say where it leads.",
          "Open a new tab only where leaving would lose what someone is doing.",
        ],
        dont: ["Don't write 'klik hier' or 'lees meer'.", "Don't use the quiet variant in running text."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on it.", story: "RoutedByTheApplication" },
        { press: "Enter", does: "Opens its address.", story: "OpenedByEnter" },
      ],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <p>
      Ik ga akkoord met de <Link {...args} /> van de showroom.
    </p>
  ),
};
export const Quiet: Story = { args: { variant: "quiet", children: "Terug naar inloggen" } };
export const NewTab: Story = { args: { newTab: true } };
export const LongText: Story = {
  args: {
    children: "Leveringsvoorwaarden en aanvullende garantiebepalingen voor tegelwerkzaamheden en sanitairinstallaties",
  },
};
