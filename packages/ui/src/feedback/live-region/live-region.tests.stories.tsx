import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { LiveRegionProvider, useAnnounce } from "./live-region.tsx";

interface SpeakerProps {
  message: string;
}

function Speaker({ message }: SpeakerProps) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(message)}>Zeg het</Button>;
}

const meta = {
  title: "Feedback/Live region/Tests",
  component: LiveRegionProvider,
  tags: ["!autodocs", "!dev"],
  args: { children: <Speaker message="12 producten gevonden" /> },
} satisfies Meta<typeof LiveRegionProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TheSameWordsTwiceAreSpokenTwice: Story = {
  play: async ({ canvas }) => {
    const spoken = () => canvas.getAllByRole("status").map((region) => region.textContent);
    await expect(spoken()).toEqual(["", ""]);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(spoken()).toEqual(["", "12 producten gevonden"]));
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(spoken()).toEqual(["12 producten gevonden", ""]));
  },
};
