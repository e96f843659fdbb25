import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioCard } from "./radio-card.tsx";

const meta = {
  title: "Controls/Radio card",
  component: RadioCard,
  args: {
    name: "plafond",
    value: "ja",
    title: "Ja, plafondhoog",
    description: "Alle wanden worden tot aan het plafond betegeld.",
  },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Put cards in a RadioCardGroup, with the question as legend.",
          "Say the price difference before it is chosen.",
          "Say why a card cannot be chosen.",
        ],
        dont: ["Don't put buttons or links inside a card.", "Don't use it for more than six choices."],
      },
      keys: [
        {
          press: "Tab",
          does: "Puts the focus on the chosen card of its group, else on the first.",
          story: "ChosenByKeyboard",
        },
        { press: "Space", does: "Chooses it.", story: "ChosenByKeyboard" },
        {
          press: "ArrowRight, ArrowDown",
          does: "Goes to the next card of the same name, and chooses it.",
          story: "ArrowsWalkItsGroup",
        },
        { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkItsGroup" },
      ],
    },
  },
} satisfies Meta<typeof RadioCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const WithPrice: Story = { args: { price: "+ € 420,-" } };
export const WithMedia: Story = {
  args: {
    media: <span style={{ display: "block", aspectRatio: "16 / 9", background: "var(--color-stone-200)" }} />,
    defaultChecked: true,
  },
};
export const DisabledWithReason: Story = {
  args: { disabledReason: "Niet mogelijk bij de gekozen inbouwkraan. Kies een opbouwkraan om dit te kunnen kiezen." },
};
export const LongText: Story = {
  args: {
    title: "Ja, neem mijn keuzes voor tegelwerk en sanitair over van de badkamer op de eerste verdieping",
    description:
      "Wij nemen uw keuzes eenmalig over. Wijzigt u later iets in de vorige ruimte, dan wordt die wijziging hier niet overgenomen.",
    price: "+ € 12.420,-",
    defaultChecked: true,
  },
};
