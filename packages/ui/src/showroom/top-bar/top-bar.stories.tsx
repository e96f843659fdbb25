import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import CircleUser from "lucide-react/icons/circle-user";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { SaveStatus } from "../../feedback/save-status/save-status.tsx";
import { StepBar } from "../step-bar/step-bar.tsx";
import { guidance } from "../testing/guidance.ts";
import { showroomSteps } from "../testing/sample-steps.ts";
import { UndoRedo } from "../undo-redo/undo-redo.tsx";
import { TopBar } from "./top-bar.tsx";

const meta = {
  title: "Showroom/Top bar",
  component: TopBar,
  parameters: {
    layout: "fullscreen",
    ...guidance(
      ["Keep it thin: name, home, steps, status, undo, account."],
      ["Do not put a price here when a price bar is on the page."],
      [
        { press: "Tab", does: "Comes first to the way home, then to what stands in the bar.", story: "HomeByKeyboard" },
        { press: "Enter", does: "On the way home: opens it.", story: "EnterGoesHome" },
      ],
    ),
  },
  args: {
    projectName: "De Lindehof",
    projectHref: "/projects/de-lindehof",
    home: "Bouwnummer 12",
    homeDetail: "Type A",
    steps: <StepBar steps={showroomSteps(2)} next={{ label: "Toilet", href: "/stap/4" }} />,
    status: <SaveStatus state="saved" onRetry={fn()} />,
    actions: <UndoRedo onUndo={fn()} />,
    account: <IconButton icon={CircleUser} label="Account" />,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Configurator: Story = {};
export const SummaryPage: Story = {
  args: { actions: undefined, total: { amount: "€ 12.485,-", indicative: true } },
};
export const TotalOnItsWay: Story = { args: { actions: undefined, total: {} } };
export const NameAlone: Story = { args: { steps: undefined, status: undefined, actions: undefined } };
export const LongDutchText: Story = {
  args: {
    projectName: "Woningbouwvereniging Buitenrandgemeentelijke Nieuwbouwlocatie fase 2",
    home: "Bouwnummer 1204-B",
    homeDetail: "Levensloopbestendige hoekwoning met uitbouw",
  },
};
