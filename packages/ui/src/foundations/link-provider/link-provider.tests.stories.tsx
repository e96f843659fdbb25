import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { opensByEnter } from "../../testing/keyboard.ts";
import { Anchor, LinkProvider, type AnchorProps } from "./link-provider.tsx";

function RoutedLink({ children, ...anchor }: AnchorProps) {
  return (
    <a {...anchor} data-routed="true">
      {children}
    </a>
  );
}

const meta = {
  title: "Foundations/Link provider/Tests",
  component: LinkProvider,
  tags: ["!autodocs", "!dev"],
  args: {
    link: RoutedLink,
    children: (
      <ul>
        <li>
          <Anchor href="/contact">eigen pad</Anchor>
        </li>
        <li>
          <Anchor href="?zoek=kraan">zoekvraag</Anchor>
        </li>
        <li>
          <Anchor href="https://voorbeeld.nl">ander adres</Anchor>
        </li>
        <li>
          <Anchor href="//voorbeeld.nl">ander adres zonder protocol</Anchor>
        </li>
        <li>
          <Anchor href="mailto:info@voorbeeld.nl">e-mail</Anchor>
        </li>
        <li>
          <Anchor href="/lijst.csv" download="lijst.csv">
            bestand
          </Anchor>
        </li>
        <li>
          <Anchor href="/voorwaarden" target="_blank">
            nieuw tabblad
          </Anchor>
        </li>
      </ul>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OnlyOwnPathsAreRouted: Story = {
  play: async ({ canvas }) => {
    const routed = canvas
      .getAllByRole("link")
      .filter((link) => link.dataset["routed"] === "true")
      .map((link) => link.textContent);
    await expect(routed).toEqual(["eigen pad", "zoekvraag"]);
  },
};
/** Every link, routed or not, is a tab stop in page order. */
export const TabGoesThroughAllLinks: Story = {
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const EnterOpensRoutedOrNot: Story = {
  play: async ({ canvas }) => {
    await opensByEnter(canvas.getByRole("link", { name: "eigen pad" }), "/contact");
    await opensByEnter(canvas.getByRole("link", { name: "ander adres" }), "https://voorbeeld.nl");
  },
};
