import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { MessagePage } from "./message-page.tsx";

const meta = {
  title: "Layout/Message page",
  component: MessagePage,
  args: {
    title: "Er ging iets mis",
    text: "Deze pagina kan nu niet worden getoond. Probeer het opnieuw.",
    actions: (
      <>
        <Button variant="primary">Opnieuw proberen</Button>
        <Button>Naar de beginpagina</Button>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      guidance: {
        do: ["Say what happened and give a way on.", "Keep the address: trying again is then a reload."],
        dont: ["Don't show a number or a technical word.", "Don't use it for a part of a page: use an alert there."],
      },
    },
  },
} satisfies Meta<typeof MessagePage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneWayOn: Story = {
  args: {
    title: "Uw sessie is verlopen",
    text: "Log opnieuw in om verder te gaan. Wat u hebt gekozen is bewaard.",
    actions: <Button variant="primary">Inloggen</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: "Deze uitnodigingsregistratiebevestiging is niet meer geldig",
    text: "De uitnodiging die u hebt gebruikt is al eens gebruikt of ouder dan dertig dagen. Vraag de showroom om een nieuwe, of log in met het account dat u al hebt.",
    actions: (
      <>
        <Button variant="primary">Inloggen op Mijn Digitale Showroom van De Lindehof</Button>
        <Button>Naar de beginpagina van de Digitale Showroom</Button>
      </>
    ),
  },
};
