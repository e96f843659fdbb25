import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { Link } from "../../controls/link/link.tsx";
import { Text } from "../text/text.tsx";
import { RuledItem, RuledList } from "./ruled-list.tsx";

const meta = {
  title: "Layout/Ruled list",
  component: RuledList,
  subcomponents: { RuledItem },
  args: { label: "Projecten", children: null },
  parameters: {
    docs: {
      guidance: {
        do: ["Put the main text first, and secondary content at the end.", "Name the list where no heading does."],
        dont: ["Don't use it for figures in columns: that is a table.", "Don't put it in a card; it needs none."],
      },
    },
  },
} satisfies Meta<typeof RuledList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {
  args: {
    children: (
      <>
        <RuledItem aside="24 kopers">
          <Link variant="quiet" href="/projects/de-lindehof">
            De Lindehof
          </Link>
        </RuledItem>
        <RuledItem aside="1 koper">
          <Link variant="quiet" href="/projects/havenkwartier">
            Havenkwartier
          </Link>
        </RuledItem>
      </>
    ),
  },
};
export const Dense: Story = {
  args: {
    label: "Gedeelde links",
    density: "dense",
    children: (
      <RuledItem aside={<Button size="small">Intrekken</Button>}>
        Gemaakt op 12-11-2026, geldig tot 12-12-2026
        <Text size={14} tone="muted">
          Nog niet bekeken
        </Text>
      </RuledItem>
    ),
  },
};
export const Sequence: Story = {
  args: {
    as: "ol",
    label: "Wijzigingen",
    density: "dense",
    children: (
      <>
        <RuledItem aside="+ € 120,-">Keuzes gewijzigd</RuledItem>
        <RuledItem aside="Totaal gelijk">Ruimte bevestigd</RuledItem>
      </>
    ),
  },
};
export const LongDutchText: Story = {
  args: {
    children: (
      <RuledItem aside="Laatst bekeken op 21-11-2026">
        Inbouwthermostaatkraanafdekplaatgarnituur voor de badkamer op de eerste verdieping
      </RuledItem>
    ),
  },
};
