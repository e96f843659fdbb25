import { useLayoutEffect, useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/button.tsx";
import { LiveRegionProvider, useAnnounce } from "./live-region.tsx";
import { usePageArrival } from "./use-page-arrival.tsx";

interface SpeakerProps {
  message: string;
}

function Speaker({ message }: SpeakerProps) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(message)}>Zeg het</Button>;
}

interface ErrorPageProps {
  onTitle: (title: string) => void;
}

function ErrorPage({ onTitle }: ErrorPageProps) {
  useLayoutEffect(() => onTitle("Pagina niet gevonden"), [onTitle]);
  return <h1>Pagina niet gevonden</h1>;
}

function Pages() {
  const [path, setPath] = useState("/");
  const [errorTitle, setErrorTitle] = useState<string | null>(null);
  usePageArrival(path, errorTitle ?? "Project");
  return path === "/" ? (
    <Button onClick={() => setPath("/weg")}>Ga verder</Button>
  ) : (
    <ErrorPage onTitle={setErrorTitle} />
  );
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

export const AnErrorPageIsAnnouncedByItsOwnTitle: Story = {
  args: { children: <Pages /> },
  play: async ({ canvas, canvasElement }) => {
    const announced: (string | null)[] = [];
    const regions = canvas.getAllByRole("status");
    const observer = new MutationObserver(() => announced.push(...regions.map((region) => region.textContent)));
    for (const region of regions) observer.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(announced).toContain("Pagina niet gevonden"));
    await expect(announced).not.toContain("Project");
    await expect(canvasElement.ownerDocument.title).toBe("Pagina niet gevonden");
    observer.disconnect();
  },
};
