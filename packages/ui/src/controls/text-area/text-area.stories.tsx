import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Controls/Text area",
  component: TextArea,
  args: { label: "Uw vraag" },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it when an answer takes more than one line."],
        dont: ["Don't limit the number of characters without saying so."],
      },
      keys: [
        { press: "Tab", does: "Puts the focus in it, and goes on: a tab is not typed.", story: "TypedByKeyboard" },
        { press: "Letters, Enter", does: "Are typed; Enter begins a new line.", story: "TypedByKeyboard" },
      ],
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: "Kunnen wij de nis in de douche ook in de vloertegel laten uitvoeren?" },
};
export const WithDescription: Story = {
  args: { description: "Noem het bouwnummer als uw vraag over uw woning gaat." },
};
export const WithError: Story = { args: { error: "Bericht is vereist." } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "Uw bericht wordt verstuurd." } };
export const LongText: Story = {
  args: {
    label: "Uw vraag of opmerking over de keuzes voor badkamer, toilet en vloeren",
    description: "Noem het bouwnummer en de ruimte; de showroomadviseur antwoordt u binnen twee werkdagen.",
    defaultValue: "Inbouwthermostaatkraanafdekplaatgarnituur",
  },
};
