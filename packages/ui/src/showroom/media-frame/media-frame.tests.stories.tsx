import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { rooms } from "../testing/sample-materials.ts";
import { pressedByKeys } from "../../testing/keyboard.ts";
import { MediaFrame } from "./media-frame.tsx";

const onFullScreen = fn();
const SHARPER = `${rooms.zellige}#sharper`;

function TwoPictures() {
  const [src, setSrc] = useState<string>(rooms.travertine);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setSrc(rooms.zellige)}>
        Andere tegel
      </button>
      <button type="button" onClick={() => setSrc("data:image/png;base64,broken")}>
        Kapot beeld
      </button>
      {failed && <p>Mislukt</p>}
      <MediaFrame
        src={src}
        alt={src === rooms.zellige ? "Badkamer in groen" : "Badkamer in travertin"}
        onError={() => setFailed(true)}
      />
    </>
  );
}

const meta = {
  title: "Showroom/Media frame/Tests",
  component: TwoPictures,
  tags: ["!autodocs", "!dev"],
} satisfies Meta<typeof TwoPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both pictures are present until the new one has loaded, then only the new one. Only one has alt text. */
export const CrossFades: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-ready"));
    await new Promise((resolve) => setTimeout(resolve, 320));
    await userEvent.click(canvas.getByRole("button", { name: "Andere tegel" }));
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
    await waitFor(() =>
      expect(canvas.getByRole("img", { name: "Badkamer in groen" })).toHaveAttribute("src", rooms.zellige),
    );
    await waitFor(() => expect(canvasElement.querySelectorAll("figure img")).toHaveLength(1));
  },
};

/** A sharper picture that arrives during a fade is shown on top; the old picture does not reappear. */
export const SharpensWhileItFades: Story = {
  render: function Sharpening() {
    const [src, setSrc] = useState<string>(rooms.travertine);
    return (
      <>
        <button type="button" onClick={() => setSrc(rooms.zellige)}>
          Andere tegel
        </button>
        <button type="button" onClick={() => setSrc(SHARPER)}>
          Scherper
        </button>
        <MediaFrame src={src} alt={src === rooms.travertine ? "Badkamer in travertin" : "Badkamer in groen"} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const seen: (string | null)[] = [];
    const look = (): void => {
      const top = [...canvasElement.querySelectorAll("figure img[data-ready]")].at(-1)?.getAttribute("src") ?? null;
      if (seen.at(-1) !== top) seen.push(top);
    };
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-ready"));
    look();
    const observer = new MutationObserver(look);
    observer.observe(canvasElement, { subtree: true, childList: true, attributes: true });
    canvas.getByRole("button", { name: "Andere tegel" }).click();
    await waitFor(() => expect(seen.at(-1)).toBe(rooms.zellige));
    canvas.getByRole("button", { name: "Scherper" }).click();
    await waitFor(() => expect(canvasElement.querySelectorAll("figure img")).toHaveLength(1));
    await expect(canvas.getByRole("img", { name: "Badkamer in groen" })).toHaveAttribute("src", SHARPER);
    observer.disconnect();
    await expect(seen).toEqual([rooms.travertine, rooms.zellige, SHARPER]);
  },
};

/** The progress text appears only after a delay, and disappears when the picture is ready. */
export const TellsOfWhatTakesLong: Story = {
  render: function Working() {
    const [working, setWorking] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setWorking(!working)}>
          {working ? "Klaar" : "Begin"}
        </button>
        <MediaFrame src={rooms.travertine} alt="Badkamer in travertin" status={working ? "working" : "ready"} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const begun = performance.now();
    await userEvent.click(canvas.getByRole("button", { name: "Begin" }));
    const words = await canvas.findByRole("status", {}, { timeout: 10_000 });
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(500);
    await expect(words).toHaveTextContent("Nieuw beeld wordt gemaakt…");
    await userEvent.click(canvas.getByRole("button", { name: "Klaar" }));
    await expect(canvas.queryByRole("status")).toBeNull();
  },
};

/** When a picture cannot load, the last one stays. */
export const KeepsTheLastPicture: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-ready"));
    await new Promise((resolve) => setTimeout(resolve, 320));
    await userEvent.click(canvas.getByRole("button", { name: "Kapot beeld" }));
    await canvas.findByText("Mislukt");
    const [kept, broken] = canvasElement.querySelectorAll("figure img");
    await expect(kept).toHaveAttribute("alt", "Badkamer in travertin");
    await expect(kept).toHaveAttribute("src", rooms.travertine);
    await expect(kept).toHaveAttribute("data-ready");
    await expect(broken).not.toHaveAttribute("data-ready");
  },
};
/** The button of the picture works by keyboard. */
export const EnlargedByKeyboard: Story = {
  render: () => <MediaFrame src={rooms.travertine} alt="Badkamer in travertin" onFullScreen={onFullScreen} />,
  play: async ({ canvas }) => {
    onFullScreen.mockClear();
    await pressedByKeys(canvas.getByRole("button", { name: "Beeld op volledig scherm" }), onFullScreen);
  },
};
