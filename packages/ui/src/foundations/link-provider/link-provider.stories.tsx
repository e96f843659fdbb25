import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../controls/link/link.tsx";
import { Anchor, LinkProvider, type AnchorProps } from "./link-provider.tsx";

function RoutedLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} data-routed="true">
      {children}
    </a>
  );
}

const meta = {
  title: "Foundations/Link provider",
  component: LinkProvider,
  subcomponents: { Anchor },
  args: { link: RoutedLink, children: <Link href="/contact">Contact</Link> },
  parameters: {
    docs: {
      guidance: {
        do: ["Put it once around the application, inside the router."],
        dont: ["Don't declare the link inside a component: every render would make a new one."],
      },
      keys: [
        { press: "Tab", does: "Goes from link to link, routed or not.", story: "TabGoesThroughAllLinks" },
        { press: "Enter", does: "Opens the address.", story: "EnterOpensRoutedOrNot" },
      ],
    },
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

// No long text: it renders nothing itself

export const Default: Story = {};
