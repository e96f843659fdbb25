import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../controls/button/button.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import { SampledPage } from "./sampled-page.tsx";

const meta = {
  title: "Layout/Sampled page",
  component: SampledPage,
  args: {
    children: (
      <>
        <PageHeader
          title="Hello there."
          intro={<p>In de Digitale Showroom stelt u de badkamer, het toilet en de vloer van uw nieuwe woning samen.</p>}
        />
        <Button variant="primary">Inloggen</Button>
      </>
    ),
  },
  parameters: {
    layout: "fullscreen",
    docs: {
      guidance: {
        do: ["Use it where a page has a sentence and an action, and nothing of its own to show."],
        dont: ["Don't use it where the project's own picture belongs: that is the hero's.", "Don't set words on it."],
      },
    },
  },
} satisfies Meta<typeof SampledPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongDutchText: Story = {
  args: {
    children: (
      <PageHeader
        title="Sorry, we kunnen deze pagina niet (meer) vinden"
        intro={
          <p>
            Badkamerconfiguratie voor nieuwbouwwoningen: kies in alle rust uw tegels, uw sanitair en uw woonvloer, en
            zie bij elke keuze meteen hoe uw badkamer eruitziet en wat die keuze kost.
          </p>
        }
      />
    ),
  },
};
