import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Layout/Page header",
  component: PageHeader,
  args: { title: "Samenvatting" },
  parameters: {
    docs: {
      guidance: {
        do: ["One per page; its title is also the document title."],
        dont: ["Don't put navigation in it."],
      },
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    kicker: "Woonpark De Linden, bouwnummer 24",
    intro: "Hieronder vindt u al uw keuzes per ruimte. Controleer ze rustig.",
    aside: <StatusBadge>Totaal incl. BTW en Montage</StatusBadge>,
  },
};
export const Small: Story = {
  args: { size: "small", kicker: "Projecten", title: "De Lindehof", intro: "24 kopers, 9 ingediend" },
};
export const LongText: Story = {
  args: {
    title: "Keuzes overnemen van uw badkamer op de eerste verdieping",
    intro:
      "Wilt u de keuzes voor tegels en sanitair overnemen, of wilt u voor deze ruimte opnieuw beginnen met de standaard opstelling?",
  },
};
