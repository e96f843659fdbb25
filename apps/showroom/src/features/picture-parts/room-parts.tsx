import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import type { LineSlot } from "@showroom/domain/model/room-slot";
import { linesOf } from "@showroom/domain/model/cost";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { showroomTitles } from "@showroom/domain/words/slot-words";
import { PictureParts } from "@showroom/ui/showroom/picture-parts/picture-parts";
import { pictureChoices } from "@showroom/web-app/pictures/picture-choices";
import { usePictureParts } from "@showroom/web-app/pictures/use-picture-parts";
import { showroomPaths } from "../../pages/links.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { headings, openChoice } from "./open-choice.ts";
import { picturePartTexts as texts } from "./texts.ts";

export interface RoomPartsProps {
  /** The request of the picture that is shown, as text; absent while the stored picture of the step is shown. */
  readonly shows: string | undefined;
  /** The request of the present choices. */
  readonly request: () => RenderRequest | null;
  /** Called when the buyer goes to a choice. */
  readonly onLeave?: () => void;
}

/** What is chosen of what the picture of the room shows, to press in the picture and as a list. */
export function RoomParts({ shows, request, onLeave }: RoomPartsProps) {
  const { project, page, step } = useShowroom();
  const { room, context } = useRoom();
  const cost = useCostView();
  const { catalogue } = context;
  const present = request();
  const view = usePictureParts(shows ?? (present && JSON.stringify(present)), catalogue);
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
  const choices = useMemo(() => {
    const own = cost?.cost.pageCosts.find(({ id }) => id === page.id);
    return pictureChoices(view?.parts ?? [], {
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
  }, [view, catalogue, room, cost, page.id, project.slug, step.stepNumber, go]);
  return <PictureParts map={view} choices={choices} />;
}
