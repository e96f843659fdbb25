import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { ProjectCard } from "./project-card.tsx";

const meta = {
  title: "Staff/Project card",
  component: ProjectCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: "De Lindehof",
    href: "#lindehof",
    note: "Showroom Utrecht",
    facts: [
      ["Kopers", "24"],
      ["Ingediend", "9"],
      ["Woningtypen", "Hoekwoning, Tussenwoning"],
      ["Laatste wijziging", "21-11-2026 14:05"],
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Say with a badge only what is out of the ordinary.", "Four facts at most."],
        dont: ["Don't put a second link or a button in it: the whole card is one."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus on the card: one stop.", story: "OneTabStopWithARingAroundTheCard" },
        { press: "Enter", does: "Opens the project.", story: "EnterOpens" },
      ],
    },
  },
} satisfies Meta<typeof ProjectCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const Closed: Story = { args: { badge: <StatusBadge>Gesloten</StatusBadge> } };
export const WithoutBuyers: Story = {
  args: {
    facts: [
      ["Kopers", "0"],
      ["Laatste wijziging", "Nog niets gewijzigd"],
    ],
  },
};
export const LongDutchText: Story = {
  args: {
    title: "Nieuwbouwproject Herontwikkelingsgebied Binckhorst-Noord",
    badge: <StatusBadge>In voorbereiding</StatusBadge>,
    note: "Woninginrichtingsspecialist Keukens en Sanitair Haaglanden",
  },
};
