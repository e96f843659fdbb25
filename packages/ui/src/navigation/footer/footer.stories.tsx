import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../../controls/link/link.tsx";
import { Footer } from "./footer.tsx";

const showroom = {
  name: "Showroom Utrecht",
  address: "Tegelweg 12",
  postalCode: "3542 AB",
  city: "Utrecht",
  phone: "030 - 123 45 67",
  email: "showroom@voorbeeld.nl",
};

const meta = {
  title: "Navigation/Footer",
  component: Footer,
  args: { showroom, disclaimer: "Alle prijzen zijn inclusief BTW. Prijswijzigingen en typefouten voorbehouden." },
  parameters: {
    layout: "fullscreen",
    docs: {
      guidance: {
        do: ["Show it on every page, the configurator included."],
        dont: ["Don't repeat the navigation in it."],
      },
      keys: [
        { press: "Tab", does: "Goes from link to link.", story: "PhoneAndMailCanBePressed" },
        {
          press: "Enter",
          does: "On the number: calls it. On the address: writes a message.",
          story: "PhoneAndMailCanBePressed",
        },
      ],
    },
  },
} satisfies Meta<typeof Footer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Full: Story = {
  args: {
    contractorLabel: "Uw woning wordt gebouwd door",
    contractorLogo: (
      <svg viewBox="0 0 180 48" role="img" aria-label="Bouwbedrijf De Vries">
        <rect width="180" height="48" fill="#85817a" />
      </svg>
    ),
    links: <Link href="/algemene-voorwaarden">Algemene voorwaarden</Link>,
  },
};
export const WithoutProject: Story = { args: { showroom: undefined } };
