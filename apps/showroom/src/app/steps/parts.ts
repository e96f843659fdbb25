/** The parts of the sidebar that a page has, and the redirects from other parts. Pure. */
import type { CopyChoices, RoomChoice } from "@showroom/domain/model/choices";
import type { PageType } from "@showroom/domain/model/page";
import { copyGate } from "@showroom/domain/steps/copy-gate";
import { firstChoices, subSteps } from "@showroom/domain/steps/sub-steps";
import type { SubStepSettings } from "@showroom/domain/steps/sub-steps";
import { PART_NAMES, PARTS } from "../../pages/steps.ts";
import type { SidebarPart } from "../../pages/steps.ts";

/** The parts of a kind of page; the first one is opened first. Empty for pages without a sidebar. */
export function partsOf(type: PageType, settings: SubStepSettings): readonly SidebarPart[] {
  if (type === "configurator") return subSteps(settings);
  return PART_NAMES.filter((part) => PARTS[part].of === type);
}

export interface PartRequest {
  readonly type: PageType;
  readonly settings: SubStepSettings;
  /** The part that the address names; null for the page itself. */
  readonly part: SidebarPart | null;
  /** The choices that can be copied to the page; null when there are none or the request failed. */
  readonly copy: Pick<CopyChoices<unknown>, "fromPage"> | null;
  readonly room: RoomChoice | null;
  /** Locked choices: the question whether to copy is not asked. */
  readonly locked: boolean;
}

/** The part to open instead of the one in the address; null to open that one, `"page"` for the page without a part. */
export function redirectPart({ type, settings, part, copy, room, locked }: PartRequest): SidebarPart | "page" | null {
  const parts = partsOf(type, settings);
  const first = parts[0];
  if (first === undefined) return part === null ? null : "page";
  if (part === null) return first;
  if (type !== "configurator") return part === first ? null : first;
  if (part === "copy-choices") {
    if (room?.choicesFromOtherRoom != null) return firstChoices(settings);
    return locked || copy === null || copy.fromPage === null ? "start" : null;
  }
  const subStep = subSteps(settings).find((candidate) => candidate === part);
  if (subStep === undefined) return first;
  return !locked && copyGate(copy, room, subStep) === "copy-choices" ? "copy-choices" : null;
}
