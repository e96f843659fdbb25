import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PictureParts } from "../picture-parts/picture-parts.tsx";
import { guidance } from "../testing/guidance.ts";
import { partChoices, partMap } from "../testing/sample-parts.tsx";
import { rooms } from "../testing/sample-materials.ts";
import { PictureViewer } from "./picture-viewer.tsx";

const meta = {
  title: "Showroom/Picture viewer",
  component: PictureViewer,
  parameters: {
    layout: "fullscreen",
    ...guidance(
      ["Give it the picture in its full size.", "Lay over it what the picture on the page has."],
      ["Do not use it for several pictures: that is the image carousel."],
      [
        { press: "Tab", does: "Walks through the buttons.", story: "ZoomedByKeyboard" },
        { press: "Shift+Tab", does: "Goes back.", story: "ZoomedByKeyboard" },
        { press: "Enter, Space", does: "Does what the button says.", story: "ZoomedByKeyboard" },
        { press: "Letters", does: "+ and - zoom, 0 shows the whole picture.", story: "ZoomedByKeyboard" },
        {
          press: "ArrowLeft, ArrowRight, ArrowUp, ArrowDown",
          does: "Moves over the picture.",
          story: "ZoomedByKeyboard",
        },
        { press: "Escape", does: "Closes it.", story: "ClosedByEscape" },
      ],
    ),
  },
  args: {
    title: "Badkamer",
    note: "Impressie",
    src: rooms.travertine,
    alt: "Badkamer met wandtegel Solva travertin en vloertegel Veneto terrazzo",
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PictureViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WithParts: Story = { args: { layer: <PictureParts map={partMap} choices={partChoices} /> } };
export const LongText: Story = {
  args: { title: "Badkamer op de tweede verdieping aan de achterzijde van de woning", layer: WithParts.args?.layer },
};
