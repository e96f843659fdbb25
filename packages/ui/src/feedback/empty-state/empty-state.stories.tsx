import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Feedback/Empty state",
  component: EmptyState,
  args: { title: "Er zijn geen tegels beschikbaar in dit assortiment." },
  parameters: {
    docs: {
      guidance: {
        do: ["Say what is missing and what would change it."],
        dont: ["Don't apologise and don't joke."],
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = {
  args: {
    title: "Er zijn geen producten gekozen.",
    children: "Kies eerst een wandtegel en een vloertegel.",
    action: <Button>Naar tegels</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: "Er zijn geen inbouwthermostaatkraanafdekplaatgarnituren beschikbaar in dit assortiment.",
    children:
      "Pas de afmeting of de prijs in het filter aan, of wis het filter om alle producten van dit assortiment te zien.",
    action: <Button>Wis alle filters en toon het hele assortiment</Button>,
  },
};
