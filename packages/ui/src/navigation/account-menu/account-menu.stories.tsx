import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { Link } from "../../controls/link/link.tsx";
import { Select } from "../../controls/select/select.tsx";
import { AccountTrigger } from "./account-trigger.tsx";
import { AccountMenu, AccountMenuSection } from "./account-menu.tsx";

const content = (
  <>
    <AccountMenuSection>
      <p>
        Marieke Jansen
        <br />
        m.jansen@voorbeeld.nl
      </p>
    </AccountMenuSection>
    <AccountMenuSection>
      <Select label="Woningtype" options={[{ value: "1", label: "Type A – hoekwoning" }]} />
      <Link href="/contact">Neem contact op</Link>
    </AccountMenuSection>
    <AccountMenuSection>
      <Button size="small">Uitloggen</Button>
    </AccountMenuSection>
  </>
);

const meta = {
  title: "Navigation/Account menu",
  component: AccountMenu,
  subcomponents: { AccountMenuSection, AccountTrigger },
  args: { label: "Marieke Jansen", kicker: "Welkom", children: content },
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      guidance: {
        do: ["Close it when a dialog opens from it."],
        dont: ["Don't put project navigation in it."],
      },
      keys: [
        {
          press: "Tab, Shift+Tab",
          does: "Goes through what is in the panel and back to the button; past the last stop the panel closes.",
          story: "TabWalksThroughItAndOnClosesIt",
        },
        {
          press: "Enter",
          does: "On the button: opens the panel and puts the focus in it.",
          story: "OpensByKeyboardAndEscapeGivesFocusBack",
        },
        { press: "Space", does: "On the button: does the same.", story: "TabWalksThroughItAndOnClosesIt" },
        {
          press: "Escape",
          does: "Closes the panel; the button has the focus again.",
          story: "OpensByKeyboardAndEscapeGivesFocusBack",
        },
      ],
    },
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {};
export const Anonymous: Story = {
  args: {
    kicker: "Inloggen op",
    label: "Mijn Digitale Showroom",
    children: <Button variant="primary">Inloggen met je account</Button>,
  },
};
export const Open: Story = { args: { open: true }, parameters: { screenshot: { target: "[role=dialog]" } } };
export const LongText: Story = { args: { label: "Anna-Wilhelmina van Oldenbarnevelt-de Wit" } };
/** Only the button, for a page that loads the menu on the first press. */
export const TriggerAlone: Story = { render: () => <AccountTrigger kicker="Welkom" label="Marieke Jansen" /> };
