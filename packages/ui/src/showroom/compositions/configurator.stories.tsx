import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import CircleUser from "lucide-react/icons/circle-user";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { SaveStatus } from "../../feedback/save-status/save-status.tsx";
import { MediaFrame } from "../media-frame/media-frame.tsx";
import { PriceBar } from "../price-bar/price-bar.tsx";
import { StepBar } from "../step-bar/step-bar.tsx";
import { StepNavigation } from "../step-navigation/step-navigation.tsx";
import { guidance } from "../testing/guidance.ts";
import { rooms } from "../testing/sample-materials.ts";
import { showroomSteps } from "../testing/sample-steps.ts";
import { TopBar } from "../top-bar/top-bar.tsx";
import { UndoRedo } from "../undo-redo/undo-redo.tsx";
import styles from "./configurator.module.css";
import { TilesTab } from "./tiles-tab.tsx";

/** The components of the showroom together, to judge their proportions and spacing. */
function Configurator() {
  return (
    <div className={styles["page"]}>
      <TopBar
        projectName="De Lindehof"
        steps={<StepBar steps={showroomSteps(2)} next={{ label: "Toilet" }} />}
        status={<SaveStatus state="saved" onRetry={fn()} />}
        actions={<UndoRedo onUndo={fn()} />}
        account={<IconButton icon={CircleUser} label="Account" />}
      />
      <main className={styles["content"]}>
        <MediaFrame
          src={rooms.travertine}
          alt="Badkamer met wandtegel Solva travertin"
          header={<h1>Badkamer</h1>}
          shrinks
          onFullScreen={fn()}
        />
        <div className={styles["sidebar"]}>
          <TilesTab />
        </div>
      </main>
      <PriceBar total="€ 2.485,-" indicative>
        <StepNavigation
          previous={{ label: "Naar Start", href: "/start" }}
          next={{ label: "Selecteer Sanitair", href: "/sanitair" }}
        />
      </PriceBar>
    </div>
  );
}

const meta = {
  title: "Showroom/Compositions/Configurator",
  component: Configurator,
  parameters: {
    layout: "fullscreen",
    screenshot: { skip: "Put together of components that are pictured by themselves" },
    ...guidance(["Keep the picture in view while someone chooses."], ["Do not show more than one primary button."]),
  },
} satisfies Meta<typeof Configurator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
