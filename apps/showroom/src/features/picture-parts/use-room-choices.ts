import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { linesOf } from "@showroom/domain/model/cost";
import type { LineSlot } from "@showroom/domain/model/room-slot";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { showroomTitles } from "@showroom/domain/words/slot-words";
import type { PartChoice } from "@showroom/ui/showroom/picture-parts/part-choices";
import { pictureChoices } from "@showroom/web-app/pictures/picture-choices";
import { showroomPaths } from "../../pages/links.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { headings, openChoice } from "./open-choice.ts";
import { picturePartTexts as texts } from "./texts.ts";

const NONE: readonly PartChoice[] = [];

/** What is chosen of parts of a picture of the room, with the way to change it. `onLeave` is called when the buyer takes it. */
export function useRoomChoices(parts: readonly PicturePart[], onLeave?: () => void): readonly PartChoice[] {
  const { project, page, step } = useShowroom();
  const { room, context } = useRoom();
  const cost = useCostView();
  const { catalogue } = context;
  const navigate = useNavigate();
  const go = useCallback(
    async (path: string, heading: string) => {
      const before = headings();
      onLeave?.();
      // The choices may be on the page already, at another place.
      await navigate(path, { state: { followed: Date.now() } });
      openChoice(heading, before);
    },
    [navigate, onLeave],
  );
  return useMemo(() => {
    if (parts.length === 0) return NONE;
    const own = cost?.cost.pageCosts.find(({ id }) => id === page.id);
    return pictureChoices(parts, {
      catalogue,
      room,
      lines: own ? linesOf(own) : null,
      titles: showroomTitles(catalogue),
      wayTo: (slot: LineSlot, title, heading) => ({
        href: showroomPaths.choiceOf(project.slug, step.stepNumber, slot),
        words: texts.way(title),
        onFollow: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          void go(showroomPaths.choiceOf(project.slug, step.stepNumber, slot), heading);
        },
      }),
    });
  }, [parts, catalogue, room, cost, page.id, project.slug, step.stepNumber, go]);
}
