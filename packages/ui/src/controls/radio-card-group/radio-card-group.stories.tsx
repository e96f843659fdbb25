import type { Meta, StoryObj } from "@storybook/react-vite";
import { RadioCard } from "../radio-card/radio-card.tsx";
import { RadioCardGroup } from "./radio-card-group.tsx";

const cards = (
  <>
    <RadioCard
      name="hoogte"
      value="nee"
      title="Nee, standaard hoogte"
      description="De wanden worden tot circa 1,20 meter betegeld."
      price="Inbegrepen"
      defaultChecked
    />
    <RadioCard
      name="hoogte"
      value="ja"
      title="Ja, plafondhoog"
      description="De wanden worden tot aan het plafond betegeld."
      price="+ € 420,-"
    />
  </>
);

const meta = {
  title: "Controls/Radio card group",
  component: RadioCardGroup,
  args: { legend: "Tegelwerk plafondhoog", children: cards },
  parameters: {
    docs: {
      guidance: {
        do: ["Write the legend as the question that the cards answer."],
        dont: ["Don't leave the legend out; hide it where a heading says it."],
      },
      keys: [
        {
          press: "Tab",
          does: "Puts the focus on the chosen card, else on the first; the next Tab leaves the group.",
          story: "ArrowsMoveAndChoose",
        },
        {
          press: "ArrowRight, ArrowDown",
          does: "Goes to the next card, and chooses it.",
          story: "ArrowsMoveAndChoose",
        },
        { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsMoveAndChoose" },
      ],
    },
  },
} satisfies Meta<typeof RadioCardGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneColumn: Story = {};
export const TwoColumns: Story = { args: { columns: 2 } };
export const HiddenLegend: Story = { args: { hideLegend: true } };
export const WithError: Story = {
  args: { error: "Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer." },
};
export const LongText: Story = {
  args: {
    legend: "Tot welke hoogte wilt u de wanden van het toilet op de eerste verdieping laten betegelen?",
    columns: 2,
  },
};
