/** The floor plan of a home as its storeys are drawn, with the way to each room. */
import type { RoomName } from "@showroom/domain/model/product";
import type { HouseType } from "@showroom/domain/model/project";
import type { HomePlan } from "@showroom/domain/model/room-position";
import { drawHome, type DrawnSpace } from "@showroom/domain/plan/draw-home";
import type { Step } from "@showroom/domain/steps/step-sequence";
import type { PlanSpace, PlanStorey } from "@showroom/ui/showroom/home-plan/plan-drawing";
import { showroomPaths } from "../../pages/links.ts";
import { drawingTexts as texts } from "./drawing-texts.ts";

export interface HomeInput {
  readonly plan: HomePlan<RoomName>;
  readonly houseType: Pick<HouseType, "roomVariables">;
  readonly steps: readonly Step[];
  readonly slug: string;
}

/** Rooms whose step is locked are drawn without a link. */
export function homeDrawing({ plan, houseType, steps, slug }: HomeInput): readonly PlanStorey[] {
  const stepOf = ({ room }: DrawnSpace): Step | undefined =>
    room === null ? undefined : steps.find(({ page }) => page.type === "configurator" && page.roomName === room);
  return drawHome(plan, houseType.roomVariables).map(({ name, width, depth, spaces }) => ({
    name,
    width,
    depth,
    description: texts.storey(
      name,
      spaces.map((space) => ({ ...space, isLocked: stepOf(space)?.status === "locked" })),
    ),
    spaces: spaces.map((space): PlanSpace => {
      const step = stepOf(space);
      return {
        name: space.name,
        size: texts.size(space),
        x: space.x,
        y: space.y,
        width: space.width,
        depth: space.depth,
        ...(space.drawing && { room: { ...space.drawing, turn: space.turn } }),
        ...(step &&
          step.status !== "locked" && {
            href: showroomPaths.step(slug, step.stepNumber),
            label: texts.toRoom(space),
          }),
      };
    }),
  }));
}

/** Whether a room of the drawing has the standard layout, because its project gives no positions. */
export const hasStandardLayout = ({ plan, houseType }: Pick<HomeInput, "plan" | "houseType">): boolean =>
  drawHome(plan, houseType.roomVariables).some(({ spaces }) => spaces.some(({ layout }) => layout === "standard"));
