import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState, type ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../../testing/keyboard.ts";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { rooms } from "../testing/sample-materials.ts";
import { partChoices, partMap } from "../testing/sample-parts.tsx";
import { PictureParts, type PicturePartsProps } from "./picture-parts.tsx";

/** A layer over the picture of a bathroom. */
const Framed = ({ layer }: { readonly layer: ReactNode }) => (
  <div style={{ width: "800px", height: "600px" }}>
    <MediaFrame src={rooms.travertine} alt="Badkamer" header={<h2>Badkamer</h2>} fit="room" layer={layer} />
  </div>
);

const meta = {
  title: "Showroom/Picture parts/Tests",
  component: PictureParts,
  tags: ["!autodocs", "!dev"],
  args: { map: partMap, choices: partChoices },
  render: (parts) => <Framed layer={<PictureParts {...parts} />} />,
} satisfies Meta<typeof PictureParts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the picture at shares of its width and height. */
async function press(canvasElement: HTMLElement, x: number, y: number): Promise<HTMLElement> {
  const image = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLImageElement>("figure img[data-ready]");
    if (!found) throw new Error("The picture is loading");
    return found;
  });
  const { left, top, width, height } = image.getBoundingClientRect();
  const [clientX, clientY] = [left + x * width, top + y * height];
  const target = document.elementFromPoint(clientX, clientY) ?? image;
  await userEvent.pointer([{ target, coords: { clientX, clientY }, keys: "[MouseLeft]" }]);
  return within(document.body).findByRole("dialog", { name: "Gekozen op deze plek" });
}

const names = (panel: HTMLElement): readonly (string | null)[] =>
  within(panel)
    .getAllByRole("listitem")
    .map((item) => item.firstElementChild?.textContent ?? null);

/** A press shows what is at that place, with its price and the way to it; tiles come with their grout. */
export const PressedWall: Story = {
  play: async ({ canvasElement }) => {
    const panel = await press(canvasElement, 0.45, 0.45);
    await expect(names(panel)).toEqual(["Wandtegel", "Voegkleur wand"]);
    await expect(within(panel).getByText("+ € 1.038,20")).toBeVisible();
    await expect(within(panel).getByRole("link", { name: "Naar wandtegel" })).toHaveFocus();
    await expect(canvasElement.querySelector("canvas[data-outline]")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(panel).not.toBeInTheDocument());
  },
};

/** What lies in front comes first, and what is seen through it next. */
export const PressedGlass: Story = {
  play: async ({ canvasElement }) => {
    await expect(names(await press(canvasElement, 0.2, 0.5))).toEqual(["Douchewand", "Wandtegel", "Voegkleur wand"]);
  },
};

export const PressedSmallThing: Story = {
  play: async ({ canvasElement }) => {
    await expect(names(await press(canvasElement, 0.75, 0.37))).toEqual(["Wastafelkraan"]);
  },
};

export const PressedWhereNothingIsChosen: Story = {
  args: { choices: [] },
  play: async ({ canvasElement }) => {
    const panel = await press(canvasElement, 0.5, 0.5);
    await expect(panel).toHaveTextContent("Op deze plek is niets te kiezen.");
  },
};

/** The list has everything that can be pressed. What has the focus is outlined in the picture. */
export const ListedByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: "In beeld" });
    await tabTo(button);
    await userEvent.keyboard("{Enter}");
    const panel = await within(document.body).findByRole("dialog", { name: "In beeld" });
    await expect(within(panel).getAllByRole("listitem")).toHaveLength(partChoices.length);
    const [first, second] = within(panel).getAllByRole("link");
    await expect(first).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector("canvas[data-outline]")).toBeInTheDocument());
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(button).toHaveFocus();
    await expect(canvasElement.querySelector("canvas[data-outline]")).toBeNull();
    await userEvent.keyboard(" ");
    await expect(await within(document.body).findByRole("dialog", { name: "In beeld" })).toBeVisible();
  },
};

/** What is where in a picture is found only when somebody asks. */
function FoundWhenNeeded(parts: PicturePartsProps) {
  const [needed, setNeeded] = useState(false);
  const [found, setFound] = useState(false);
  useEffect(() => {
    const finding = needed ? setTimeout(() => setFound(true), 100) : undefined;
    return () => clearTimeout(finding);
  }, [needed]);
  return (
    <>
      <PictureParts
        {...parts}
        map={needed && found ? partMap : null}
        choices={needed && found ? partChoices : []}
        onNeeded={setNeeded}
      />
      <output>{needed ? "needed" : "not needed"}</output>
    </>
  );
}

/** A press or an open list asks for the map. The focus goes into choices that come later. */
export const AskedForWhenNeeded: Story = {
  render: (parts) => <Framed layer={<FoundWhenNeeded {...parts} />} />,
  play: async ({ canvas, canvasElement }) => {
    const output = await canvas.findByRole("status");
    await expect(output).toHaveTextContent("not needed");
    const button = await canvas.findByRole("button", { name: "In beeld" });
    await tabTo(button);
    await userEvent.keyboard("{Enter}");
    const listed = await within(document.body).findByRole("dialog", { name: "In beeld" });
    await expect(within(listed).queryByRole("list")).toBeNull();
    await waitFor(() => expect(within(listed).getAllByRole("link")[0]).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(output).toHaveTextContent("not needed");

    const panel = await press(canvasElement, 0.45, 0.45);
    await expect(output).toHaveTextContent(/^needed/);
    await waitFor(() => expect(within(panel).getByRole("link", { name: "Naar wandtegel" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await userEvent.hover(button);
    await expect(output).toHaveTextContent("not needed");
  },
};
