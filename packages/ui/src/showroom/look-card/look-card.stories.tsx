import type { Meta, StoryObj } from "@storybook/react-vite";
import { PriceTag } from "../price-tag/price-tag.tsx";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { rooms } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { LookCard } from "./look-card.tsx";

const meta = {
  title: "Showroom/Look card",
  component: LookCard,
  parameters: guidance(
    ["Show four to six looks, before all other choices.", "Say what a look costs extra, everything included."],
    ["Do not use it for a single product.", "Do not write a sentence on the picture: a few words at most."],
    [
      { press: "Tab", does: "Puts the focus on the chosen look, else on the first.", story: "ChosenByKeys" },
      { press: "Space", does: "Chooses the look that has the focus.", story: "ChosenByKeys" },
      { press: "ArrowRight, ArrowDown", does: "Goes to the next look, and chooses it.", story: "ArrowsWalkTheRow" },
      { press: "ArrowLeft, ArrowUp", does: "Goes to the one before, and chooses it.", story: "ArrowsWalkTheRow" },
      {
        press: "Enter, Space",
        does: "On 'Prijsopbouw': opens the breakdown of its amount.",
        story: "OpensTheBreakdown",
      },
    ],
  ),
  args: {
    value: "zand",
    title: "Zand en eiken",
    description: "Zandkleurige wanden met een eiken meubel.",
    picture: { src: rooms.travertine },
    price: <PriceTag size="small" amount="+ € 240,-" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <TileGrid label="Complete stijlen" columns="row">
          <LookCard
            value="licht"
            title="Licht en rustig"
            picture={{ src: rooms.carrara }}
            overlay="Meest gekozen"
            price={<PriceTag size="small" />}
          />
          <Story />
          <LookCard
            value="groen"
            title="Groen en messing"
            picture={{ src: rooms.zellige }}
            price={<PriceTag size="small" amount="+ € 1.980,-" />}
          />
          <LookCard value="marmer" title="Marmer" price={<PriceTag size="small" amount="+ € 2.410,-" />} />
        </TileGrid>
      </div>
    ),
  ],
} satisfies Meta<typeof LookCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Explained: Story = { args: { onExplain: () => undefined } };
export const PictureComing: Story = { args: { picture: undefined } };
export const WithoutPicture: Story = { args: { picture: null } };
export const DisabledWithReason: Story = { args: { disabledReason: "Het sanitair is gesloten." } };
export const LongDutchText: Story = { args: { title: longName, disabledReason: longSentence } };
export const InAWideContainer: Story = {
  decorators: [(Story) => <div style={{ width: "100rem", maxWidth: "100%" }}>{Story()}</div>],
};
