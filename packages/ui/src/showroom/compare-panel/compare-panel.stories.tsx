import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { guidance } from "../testing/guidance.ts";
import { longName } from "../testing/long-texts.ts";
import { rooms } from "../testing/sample-materials.ts";
import { ComparePanel } from "./compare-panel.tsx";

const meta = {
  title: "Showroom/Compare panel",
  component: ComparePanel,
  parameters: guidance(
    ["Show equal rows too, so that the comparison is complete."],
    ["Do not choose for the visitor."],
    [
      { press: "Tab", does: "Goes from the button of one version to that of the other.", story: "PressedByKeys" },
      { press: "Enter, Space", does: "Takes the version of the button.", story: "PressedByKeys" },
    ],
  ),
  args: {
    label: "Twee versies van uw badkamer",
    versions: [
      {
        title: "Uw keuzes op dit apparaat",
        note: "vandaag 14:02",
        picture: { src: rooms.travertine, alt: "Badkamer in travertin" },
        total: "€ 2.485,-",
        actionLabel: "Houd deze keuzes",
        onChoose: fn(),
      },
      {
        title: "Eerder opgeslagen keuzes",
        note: "vandaag 13:55, ander apparaat",
        picture: { src: rooms.zellige, alt: "Badkamer in groen" },
        total: "€ 2.705,-",
        actionLabel: "Neem deze keuzes over",
        onChoose: fn(),
      },
    ],
    rows: [
      { id: "wall", label: "Wandtegel", values: ["Solva travertin", "Atelier groen"] },
      { id: "floor", label: "Vloertegel", values: ["Veneto terrazzo", "Veneto terrazzo"] },
      { id: "grout", label: "Voegkleur wand", values: ["Jasmijn", undefined] },
    ],
  },
} satisfies Meta<typeof ComparePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoVersions: Story = {};
export const NothingToChoose: Story = {
  args: {
    versions: [
      { title: "Voor het showroombezoek", total: "€ 2.485,-" },
      { title: "Na het showroombezoek", total: "€ 2.610,-" },
    ],
  },
};
export const Indicative: Story = {
  args: {
    versions: [
      { title: "Uw huidige keuzes", indicative: true, total: "€ 2.485,-" },
      { title: "Showroombezoek", indicative: true, note: "Bewaard op 22-11-2026", total: "€ 2.610,-" },
    ],
  },
};
export const LongDutchText: Story = { args: { rows: [{ id: "a", label: longName, values: [longName, longName] }] } };
