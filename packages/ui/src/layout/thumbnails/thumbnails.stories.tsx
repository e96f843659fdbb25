import type { Meta, StoryObj } from "@storybook/react-vite";
import { Thumbnails } from "./thumbnails.tsx";

const picture = (colour: string, alt: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="120" height="80" fill="${colour}"/></svg>`)}`,
  alt,
});

const meta = {
  title: "Layout/Thumbnails",
  component: Thumbnails,
  args: { pictures: [picture("#d9cbb4", "images/duin.webp"), picture("#9a9a97", "images/beton.webp")] },
  parameters: {
    docs: {
      guidance: {
        do: ["Beside the names of files, with the name as alt text."],
        dont: ["Don't use it for pictures that people look at: use Picture."],
      },
    },
  },
} satisfies Meta<typeof Thumbnails>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Empty: Story = { args: { pictures: [] } };
