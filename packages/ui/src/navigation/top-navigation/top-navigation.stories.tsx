import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountMenu } from "../account-menu/account-menu.tsx";
import { TopNavigation } from "./top-navigation.tsx";

const meta = {
  title: "Navigation/Top navigation",
  component: TopNavigation,
  args: {
    brand: "Digitale Showroom",
    brandHref: "/",
    items: [
      { href: "/projects/de-linden", label: "Home", current: true },
      { href: "/projects/de-linden/digitale-showroom", label: "Digitale showroom" },
      { href: "/projects/de-linden/contact", label: "Contact" },
    ],
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      guidance: {
        do: ["Mark the page one is on."],
        dont: ["Don't add pages that only some can reach: leave them out for others."],
      },
      keys: [
        { press: "Tab", does: "Goes from the brand through the items, in their order.", story: "WalkedByTab" },
        { press: "Enter", does: "Opens the address.", story: "EnterOpens" },
      ],
    },
  },
} satisfies Meta<typeof TopNavigation>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAccount: Story = {
  args: {
    end: (
      <AccountMenu kicker="Inloggen op" label="Mijn Digitale Showroom">
        <p>Inloggen met je account</p>
      </AccountMenu>
    ),
  },
};
export const LongText: Story = {
  args: {
    brand: "Woonpark De Linden aan de Vecht",
    items: [
      { href: "/a", label: "Woningtypen en plattegronden" },
      { href: "/b", label: "Digitale showroom", current: true },
      { href: "/c", label: "Veelgestelde vragen" },
      { href: "/d", label: "Contact en openingstijden" },
    ],
  },
};
