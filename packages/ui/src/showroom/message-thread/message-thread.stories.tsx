import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { TextArea } from "../../controls/text-area/text-area.tsx";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { MessageFormFrame } from "./message-form-frame.tsx";
import { MessageThread } from "./message-thread.tsx";

const meta = {
  title: "Showroom/Message thread",
  component: MessageThread,
  args: {
    kicker: "Badkamer",
    title: "Solva travertin",
    facts: ["60 x 120 cm", "Artikel 4711-60", "Meerprijs toen € 1.420,-"],
    badge: <StatusBadge variant="open">Wacht op antwoord</StatusBadge>,
    messages: [
      {
        id: "1",
        by: "S. de Vries",
        at: "2026-11-21T13:05:00Z",
        moment: "21-11-2026 14:05",
        own: true,
        words: "Is deze tegel ook mat leverbaar?\nEn past die bij de vloer?",
      },
      {
        id: "2",
        by: "A. Bakker",
        at: "2026-11-22T08:30:00Z",
        moment: "22-11-2026 09:30",
        own: false,
        isNew: true,
        words: "Ja, met dezelfde prijs. U kunt hem in de showroom bekijken.",
      },
    ],
  },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Show the choice as it was when the question was asked.",
          "Put the field for an answer below the last message.",
        ],
        dont: ["Don't tell the two sides apart by colour or place alone: each message names who wrote it."],
      },
    },
  },
} satisfies Meta<typeof MessageThread>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Answered: Story = {};
export const WithAForm: Story = {
  args: {
    children: (
      <MessageFormFrame onSubmit={(event) => event.preventDefault()}>
        <TextArea label="Uw antwoord" />
        <div>
          <Button type="submit" variant="primary">
            Verstuur
          </Button>
        </div>
      </MessageFormFrame>
    ),
  },
};
export const AboutARoom: Story = { args: { kicker: undefined, title: "Badkamer", facts: [], badge: undefined } };
export const LongDutchText: Story = {
  args: {
    kicker: "Badkamer op de eerste verdieping",
    title: "Inbouwthermostaatkraanafdekplaatgarnituur rechthoekig, geborsteld roestvrijstaal",
    messages: [
      {
        id: "1",
        by: "Mevrouw A.M. van der Schoonhoven-Oudenaarden",
        at: "2026-11-21T13:05:00Z",
        moment: "21-11-2026 14:05",
        own: true,
        words:
          "Kan de inbouwthermostaatkraanafdekplaatgarnituur ook aan de andere kant van de inloopdouche worden geplaatst?",
      },
    ],
  },
};
