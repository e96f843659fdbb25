import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { longSentence } from "../testing/long-texts.ts";
import { floorPlan } from "../testing/sample-materials.ts";
import { TopViewCard } from "./top-view-card.tsx";

const meta = {
  title: "Showroom/Top view card",
  component: TopViewCard,
  parameters: guidance(
    ["Mark the view that is in the media pane."],
    ["Do not put other links in its text: the whole card is one link."],
    [
      { press: "Tab", does: "Puts the focus on the card: one stop.", story: "OneTabStop" },
      { press: "Enter", does: "Brings the view into the media pane.", story: "EnterOpens" },
    ],
  ),
  args: {
    imageUrl: floorPlan,
    title: "Badkamer",
    href: "/stap/2/topview/1",
    children: <p>Badkamer, standaard indeling met ligbad.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "46rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TopViewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const InView: Story = { args: { current: true } };
export const WithoutPicture: Story = { args: { imageUrl: undefined } };
export const LongDutchText: Story = { args: { children: <p>{longSentence}</p> } };
