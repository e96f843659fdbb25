import type { Meta, StoryObj } from "@storybook/react-vite";
import { PrintFoot, PrintHead } from "./print-sheet.tsx";

const facts = [
  ["Koper", "S. de Vries"],
  ["Bouwnummer", "24"],
  ["Project", "De Lindehof"],
  ["Woningtype", "Hoekwoning"],
  ["Datum", "21-11-2026"],
  ["Kenmerk", null],
] as const;

const foot = (
  <PrintFoot onScreen>
    <p>Prijswijzigingen en typefouten voorbehouden.</p>
  </PrintFoot>
);

const meta = {
  title: "Layout/Print sheet",
  component: PrintHead,
  subcomponents: { PrintFoot },
  args: { title: "Prijsopgave", facts, onScreen: true },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Put the head first and the foot last in the page that is printed.",
          "Print a page of the product to see it on A4.",
        ],
        dont: ["Don't leave `onScreen` on in an application.", "Don't repeat on paper what the page says itself."],
      },
    },
  },
} satisfies Meta<typeof PrintHead>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Head: Story = {};
export const Foot: Story = { render: () => foot };
export const LongDutchText: Story = {
  args: {
    facts: [
      ["Koper", "Mevrouw A.M. van der Schoonhoven-Oudenaarden en de heer P.J. van der Schoonhoven"],
      ["Woningtype", "Inbouwthermostaatkraanafdekplaatgarnituur, hoekwoning verlengd"],
    ],
  },
};
