import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import FileText from "lucide-react/icons/file-text";
import PencilRuler from "lucide-react/icons/pencil-ruler";
import Store from "lucide-react/icons/store";
import { guidance } from "../testing/guidance.ts";
import { longName, longSentence } from "../testing/long-texts.ts";
import { OptionCard, OptionCards } from "./option-card.tsx";

const meta = {
  title: "Showroom/Option card",
  component: OptionCard,
  subcomponents: { OptionCards },
  parameters: guidance(
    ["Put 'showroom' first and give it the primary button."],
    ["Do not submit at once: ask for confirmation."],
    [
      { press: "Tab", does: "Puts the focus on its button.", story: "PressedByKeys" },
      { press: "Enter, Space", does: "Chooses the option.", story: "PressedByKeys" },
    ],
  ),
  args: {
    title: "Naar de showroom",
    children: "Bekijk uw keuzes in het echt en bespreek ze met een adviseur.",
    icon: Store,
    actionLabel: "Kies deze optie",
    primary: true,
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <OptionCards>
        <Story />
      </OptionCards>
    ),
  ],
} satisfies Meta<typeof OptionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const ThreeOptions: Story = {
  render: (args) => (
    <>
      <OptionCard {...args} />
      <OptionCard {...args} title="3D-ontwerp" icon={PencilRuler} primary={false}>
        Laat een ontwerper uw badkamer in 3D uitwerken.
      </OptionCard>
      <OptionCard {...args} title="Offerte" icon={FileText} primary={false}>
        Ontvang een definitieve offerte op basis van uw keuzes.
      </OptionCard>
    </>
  ),
};
export const Working: Story = { args: { working: true } };
export const DisabledWithReason: Story = { args: { disabledReason: "U heeft uw keuzes reeds bevestigd." } };
export const LongDutchText: Story = { args: { title: longName, children: longSentence } };
