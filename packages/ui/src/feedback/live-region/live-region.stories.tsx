import type { Meta, StoryObj } from "@storybook/react-vite";
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
  title: "Feedback/Live region",
  component: LiveRegionProvider,
  args: { children: <Speaker message="Totaal € 1.250,-" /> },
  parameters: {
    docs: {
      guidance: {
        do: ["Announce a change once, after its debounce.", "Put one provider around the application."],
        dont: ["Don't announce what already has the focus.", "Don't announce loading, only its end."],
      },
    },
  },
} satisfies Meta<typeof LiveRegionProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

// No long text: it is not visible

export const Default: Story = {};
