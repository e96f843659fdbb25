import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Controls/Disclosure",
  component: Disclosure,
  args: { showLabel: "Toon kleuropties", hideLabel: "Sluit kleuropties", children: <p>Onze standaard selectie.</p> },
  parameters: {
    docs: {
      guidance: {
        do: ["Let the words say what a press will do: Toon …, Sluit …."],
        dont: ["Don't hide what someone needs to decide."],
      },
      keys: [
        {
          press: "Tab",
          does: "Puts the focus on its button; when it is open, then on its content.",
          story: "OpenedAndClosedByKeyboard",
        },
        {
          press: "Enter, Space",
          does: "Opens it, and closes it. The focus stays.",
          story: "OpenedAndClosedByKeyboard",
        },
      ],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const LongText: Story = {
  args: {
    showLabel: "Toon meer informatie over de materialen en de aanbevolen onderhoudsmiddelen",
    hideLabel: "Verberg informatie",
    defaultOpen: true,
    children: (
      <p>
        Een houten vloer leeft: bij droge lucht krimpt hij een weinig, bij vochtige lucht zet hij uit. Dat is geen
        gebrek. Houd de luchtvochtigheid tussen 40 en 60 procent.
      </p>
    ),
  },
};
