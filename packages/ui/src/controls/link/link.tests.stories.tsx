import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { LinkProvider, type AnchorProps } from "../../foundations/link-provider/link-provider.tsx";
import { opensByEnter } from "../../testing/keyboard.ts";
import { Link } from "./link.tsx";

const meta = {
  title: "Controls/Link/Tests",
  component: Link,
  tags: ["!autodocs", "!dev"],
  args: { href: "/contact", children: "Contact" },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

function RoutedLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} data-routed="true">
      {children}
    </a>
  );
}

export const RoutedByTheApplication: Story = {
  decorators: [
    (Link) => (
      <LinkProvider link={RoutedLink}>
        <Link />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Contact" });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute("data-routed", "true");
  },
};

export const NewTabIsSaidAndNotRouted: Story = {
  args: { newTab: true },
  decorators: [
    (Link) => (
      <LinkProvider link={RoutedLink}>
        <Link />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Contact (opent in een nieuw tabblad)" });
    await expect(link).toHaveAttribute("rel", "noopener");
    await expect(link).not.toHaveAttribute("data-routed");
  },
};

export const OpenedByEnter: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "Contact" }), "/contact");
  },
};

/** A telephone number is one piece: it goes to the next line as a whole. */
export const TelephoneNumberOnOneLine: Story = {
  args: { href: "tel:+31101234567", children: "010 123 45 67" },
  render: (args) => (
    <p style={{ maxWidth: "11rem" }}>
      Heeft u nog vragen? Bel ons: <Link {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link").getClientRects()).toHaveLength(1);
  },
};
