import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { Accordion, AccordionSection } from "./accordion.tsx";

const sections = (
  <>
    <AccordionSection id="wand" title="Wandtegel" meta="Standaard product">
      <p>Kies de tegel voor de wanden.</p>
    </AccordionSection>
    <AccordionSection id="vloer" title="Vloertegel" meta="Optioneel product">
      <p>Kies de tegel voor de vloer.</p>
    </AccordionSection>
  </>
);

const meta = {
  title: "Layout/Accordion",
  component: Accordion,
  subcomponents: { AccordionSection },
  args: { children: sections },
  parameters: {
    docs: {
      guidance: {
        do: [
          "Use single for steps that are done one after the other.",
          "Give each section a title that says what is in it.",
        ],
        dont: ["Don't put the one thing that everyone needs in a closed section."],
      },
      keys: [
        {
          press: "Tab",
          does: "Goes from heading to heading; an open one is followed by what it shows.",
          story: "SingleClosesTheOther",
        },
        { press: "Enter", does: "Opens the section, and closes it.", story: "SingleClosesTheOther" },
        { press: "Space", does: "Does the same.", story: "SpaceOpensAndCloses" },
      ],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SingleOpen: Story = { args: { mode: "single", defaultValue: ["wand"] } };
export const Independent: Story = { args: { mode: "independent", defaultValue: ["wand", "vloer"] } };
export const WithAction: Story = {
  args: {
    defaultValue: ["kraan"],
    children: (
      <AccordionSection
        id="kraan"
        title="Wastafelkraan"
        action={
          <Button size="small" variant="quiet">
            Reset naar standaard
          </Button>
        }
      >
        <p>Hansgrohe Tecturis S 110</p>
      </AccordionSection>
    ),
  },
};
export const Nested: Story = {
  args: {
    defaultValue: ["wand"],
    children: (
      <AccordionSection id="wand" title="Wandtegel">
        <Accordion defaultValue={["standaard"]}>
          <AccordionSection id="standaard" title="Standaard" variant="sub" level={4}>
            <p>Onze standaard selectie.</p>
          </AccordionSection>
          <AccordionSection id="luxe" title="Luxe" variant="sub" level={4}>
            <p>Vrij combineren tegen een meerprijs.</p>
          </AccordionSection>
        </Accordion>
      </AccordionSection>
    ),
  },
};
export const LongText: Story = {
  args: {
    defaultValue: ["douche"],
    children: (
      <AccordionSection
        id="douche"
        title="Thermostatische inbouwregendouchecombinatie met handdouche"
        meta="Verplicht product"
      >
        <p>Dit product is verplicht bij de gekozen douchewand.</p>
      </AccordionSection>
    ),
  },
};
