import type { Meta, StoryObj } from "@storybook/react-vite";
import { Footer } from "../../navigation/footer/footer.tsx";
import { TopNavigation } from "../../navigation/top-navigation/top-navigation.tsx";
import { MessagePage } from "../message-page/message-page.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import { PageShell } from "./page-shell.tsx";

const meta = {
  title: "Layout/Page shell",
  component: PageShell,
  args: {
    navigation: (
      <TopNavigation
        brand="De Lindehof"
        brandHref="/projects/de-lindehof"
        items={[
          { href: "/projects/de-lindehof", label: "Home", current: true },
          { href: "/projects/de-lindehof/contact", label: "Contact" },
        ]}
      />
    ),
    footer: <Footer disclaimer="Prijzen zijn indicatief; drukfouten voorbehouden." />,
    children: (
      <div style={{ padding: "var(--space-6) var(--page-gutter)" }}>
        <PageHeader title="Uw nieuwe thuis" intro={<p>Kies tegels, sanitair en vloeren.</p>} />
      </div>
    ),
  },
  parameters: {
    layout: "fullscreen",
    // It fills the window, so it would grow on a screenshot with other stories
    screenshot: { target: ":has(> main)" },
    docs: {
      story: { inline: false, height: "420px" },
      guidance: {
        do: ["Put every page with a navigation in it, once."],
        dont: ["Don't put a second `main` in the page."],
      },
      keys: [
        { press: "Tab", does: "Comes first to the link past the navigation.", story: "PastTheNavigationByKeyboard" },
        { press: "Enter", does: "On that link: puts the focus on the content.", story: "PastTheNavigationByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof PageShell>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutFooter: Story = { args: { footer: undefined } };
export const LongText: Story = {
  args: {
    children: (
      <MessagePage
        title="Deze uitnodigingsregistratiebevestiging is niet meer geldig"
        text="De uitnodiging is al eens gebruikt of ouder dan dertig dagen. Vraag de showroom om een nieuwe uitnodiging."
        actions={null}
      />
    ),
  },
};
