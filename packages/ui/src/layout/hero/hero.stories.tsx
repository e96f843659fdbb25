import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { Hero } from "./hero.tsx";

const picture = (
  <svg
    viewBox="0 0 1600 1000"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label="Badkamer met zandkleurige wandtegels"
    style={{ width: "100%", height: "100%" }}
  >
    <rect width="1600" height="1000" fill="#cfc9be" />
    <rect y="700" width="1600" height="300" fill="#aaa59b" />
    <rect x="900" y="420" width="440" height="280" fill="#f4f1eb" />
  </svg>
);

const meta = {
  title: "Layout/Hero",
  component: Hero,
  args: {
    image: picture,
    kicker: "Woonpark De Linden",
    title: "Compleet, overzichtelijk en gebruiksvriendelijk!",
    subtitle: "Ready, set, go!",
    action: (
      <Button variant="primary" href="#">
        Start met configureren
      </Button>
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      guidance: {
        do: ["One large picture, made by the product itself.", "One action."],
        dont: ["Don't set words on the picture.", "Don't lazy-load the picture: it is the first thing seen."],
      },
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tall: Story = {};
export const Short: Story = {
  args: { size: "short", kicker: undefined, title: "Contact", subtitle: "Wij helpen u graag.", action: undefined },
};
export const LongText: Story = {
  args: {
    size: "short",
    title: "Badkamerconfiguratie voor nieuwbouwwoningen in Woonpark De Linden",
    subtitle:
      "Kies in alle rust uw tegels, uw sanitair en uw woonvloer, en zie bij elke keuze meteen hoe uw badkamer eruitziet en wat die keuze kost.",
  },
};
