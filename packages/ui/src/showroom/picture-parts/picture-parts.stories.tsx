import type { Meta, StoryObj } from "@storybook/react-vite";
import { guidance } from "../testing/guidance.ts";
import { partChoices, partMap } from "../testing/sample-parts.tsx";
import { rooms } from "../testing/sample-materials.ts";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { PartChoices } from "./part-choices.tsx";
import { PictureParts } from "./picture-parts.tsx";

const meta = {
  title: "Showroom/Picture parts",
  component: PictureParts,
  subcomponents: { PartChoices },
  parameters: {
    layout: "fullscreen",
    ...guidance(
      [
        "Let the map come from the scene that the picture is drawn from.",
        "List the same things as can be pressed.",
        "Name what is chosen, what it costs extra and the way to change it.",
      ],
      ["Do not put buttons or dots on the picture.", "Do not guess where something is."],
      [
        { press: "Tab", does: "Comes to 'In beeld', and in the panel from link to link.", story: "ListedByKeyboard" },
        { press: "Shift+Tab", does: "Goes back.", story: "ListedByKeyboard" },
        { press: "Enter, Space", does: "Opens the list.", story: "ListedByKeyboard" },
        { press: "Escape", does: "Closes the panel.", story: "ListedByKeyboard" },
      ],
    ),
  },
  args: { map: partMap, choices: partChoices },
  render: (parts) => (
    <div style={{ display: "grid", minHeight: "min(48rem, 56vw)" }}>
      <MediaFrame
        src={rooms.travertine}
        alt="Badkamer met wandtegel Solva travertin en vloertegel Veneto terrazzo"
        header={<h2>Badkamer</h2>}
        note="Impressie"
        fit="room"
        layer={<PictureParts {...parts} />}
      />
    </div>
  ),
} satisfies Meta<typeof PictureParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** What lies where is not known yet. */
export const Finding: Story = { args: { map: null, choices: [] } };
export const NothingChosen: Story = { args: { choices: [] } };
/** The content of the panels. */
export const Choices: Story = {
  render: ({ choices }) => (
    <div style={{ width: "min(34rem, 100%)", padding: "1.6rem" }}>
      <PartChoices choices={choices} onPoint={() => {}} onFollow={() => {}} />
    </div>
  ),
};
export const LongText: Story = {
  ...Choices,
  args: {
    choices: [
      {
        key: "tap",
        title: "Inbouwthermostaatkraan met omstelinrichting en handdouchehouder",
        name: "Inbouwthermostaatkraan Vierkant met glijstangcombinatie, geborsteld messing, 32 x 110 cm",
        way: { href: "#kraan", words: "Naar inbouwthermostaatkraan met omstelinrichting en handdouchehouder" },
        parts: [4],
      },
    ],
  },
};
