import { useLocation } from "react-router";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import type { TabLink } from "@showroom/ui/navigation/tab-links/tab-links";
import { TabLinks } from "@showroom/ui/navigation/tab-links/tab-links";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { partOfPath, showroomPaths } from "../../pages/links.ts";
import { PARTS } from "../../pages/steps.ts";
import type { SidebarPart } from "../../pages/steps.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { partsOf } from "../steps/parts.ts";
import { stepTexts } from "../steps/texts.ts";
import { useCopyGate } from "../copy-step/use-copy-gate.ts";
import styles from "./step-layout.module.css";

/** The part of the sidebar that the address names. */
export function useSidebarPart(): SidebarPart | null {
  return partOfPath(useLocation().pathname);
}

/** The heading of the step and the tabs of its parts. */
export function SidebarTabs() {
  const { project, page, step } = useShowroom();
  const present = useSidebarPart();
  const copy = useCopyOffer();
  useCopyGate(present);
  if (page.type !== "configurator") {
    return (
      <Surface ground="paper" className={styles["tabs"]}>
        <PageHeader title={page.type === "floors" ? PARTS.floors.title : page.title} />
      </Surface>
    );
  }
  const [start, ...others] = partsOf(page.type, project);
  const asks = copy.asks && copy.data?.fromPage != null;
  const tab = (part: SidebarPart, lockedReason?: string): TabLink => ({
    href: showroomPaths.part(project.slug, step.stepNumber, part),
    label: part === "copy-choices" ? stepTexts.copyTab : PARTS[part].title,
    current: part === present,
    ...(lockedReason === undefined ? {} : { lockedReason }),
  });
  return (
    <Surface ground="paper" className={styles["tabs"]}>
      <h1>
        <VisuallyHidden>{present ? `${page.title} – ${PARTS[present].title}` : page.title}</VisuallyHidden>
      </h1>
      <TabLinks
        label={stepTexts.partsOf(page.subtitle)}
        stretch
        items={[
          tab(start ?? "start"),
          ...(asks ? [tab("copy-choices")] : []),
          ...others.map((part) => tab(part, asks ? stepTexts.chooseCopyFirst : undefined)),
        ]}
      />
    </Surface>
  );
}
