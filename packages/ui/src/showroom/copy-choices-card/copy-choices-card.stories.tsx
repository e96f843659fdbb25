import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { rooms } from "../testing/sample-materials.ts";
import { TileGrid } from "../tile-grid/tile-grid.tsx";
import { CopyChoicesCard } from "./copy-choices-card.tsx";

const meta = {
  title: "Showroom/Copy choices card",
  component: CopyChoicesCard,
  parameters: guidance(
    ["Show both answers at the same size.", "Say beside them that choices are copied once."],
    ["Do not preselect an answer."],
    [
      { press: "Tab", does: "Puts the focus on the selected answer, else on the first.", story: "ReadsItsPrices" },
      { press: "Space", does: "Gives the answer that has the focus.", story: "ReadsItsPrices" },
      {
        press: "ArrowRight, ArrowDown",
        does: "Goes to the other answer, and gives it.",
        story: "ArrowsWalkBothAnswers",
      },
      { press: "ArrowLeft, ArrowUp", does: "Goes back, and gives that answer.", story: "ArrowsWalkBothAnswers" },
    ],
  ),
  args: {
    choice: "copied",
    imageUrl: rooms.zellige,
    alt: "Toilet met uw keuzes uit de badkamer",
    children: <p>Met de tegels en het sanitair van uw badkamer.</p>,
    prices: [
      { label: "Tegels", amount: "+ € 240,-" },
      { label: "Sanitair", amount: "+ € 85,-" },
    ],
    total: "+ € 325,-",
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <TileGrid label="Keuzes overnemen" columns="two">
          <CopyChoicesCard
            choice="fresh"
            imageUrl={rooms.carrara}
            alt="Toilet in de standaard opstelling"
            onSelect={fn()}
          >
            <p>U begint met de standaard opstelling.</p>
          </CopyChoicesCard>
          <Story />
        </TileGrid>
      </div>
    ),
  ],
} satisfies Meta<typeof CopyChoicesCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Selected: Story = { args: { selected: true } };
export const PictureComing: Story = { args: { imageUrl: undefined } };
export const WithoutPicture: Story = { args: { imageUrl: null } };
export const Indicative: Story = { args: { indicative: true } };
export const Copying: Story = { args: { selected: true, disabledReason: "Uw keuzes worden overgenomen…" } };
export const LongDutchText: Story = {
  args: {
    prices: [
      { label: "Inbouwthermostaatkraanafdekplaatgarnituren en overig sanitair", amount: "+ € 1.112.485,50" },
      { label: "Tegels", amount: undefined },
    ],
    total: "+ € 1.112.485,50",
    indicative: true,
  },
};
