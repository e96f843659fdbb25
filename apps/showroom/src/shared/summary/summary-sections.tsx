import { useState } from "react";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { SummarySection } from "@showroom/ui/showroom/summary/summary-section";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import type { SummaryTableProps } from "@showroom/ui/showroom/summary/summary-table";
import { formatTileSize } from "@showroom/domain/format/measures";
import { formatDifference, formatEuro } from "@showroom/domain/format/money";
import type { Cents } from "@showroom/domain/money/cents";
import { summarySections } from "@showroom/domain/summary/summary";
import type { SummaryLine } from "@showroom/domain/summary/summary";
import { useImages } from "../api/image-url.ts";
import type { Images } from "../api/image-url.ts";
import { useChoices } from "../choices/use-choices.ts";
import { showroomPaths } from "../showroom/paths.ts";
import { useCostView, useShowroom } from "../showroom/use-showroom.ts";
import { readCollapsed, writeCollapsed } from "./collapsed-sections.ts";
import { summaryTexts } from "./texts.ts";

type SummaryRow = SummaryTableProps["rows"][number];

/** An amount of the price, or nothing where nothing is added: the column then reads 'Inbegrepen'. */
const amount = (value: Cents): string | undefined => (value === 0 ? undefined : formatDifference(value));

function rowOf({ role, line, specifications }: SummaryLine, images: Images): SummaryRow {
  return {
    id: line.id,
    imageUrl: line.thumbnail ? images.url(line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined,
    imageFit: role === "sanitary" ? "contain" : "cover",
    colourHex: line.colorHex ?? undefined,
    brandAndType: [role === "sanitary" ? line.productGroupTitle : (specifications ?? summaryTexts.roles[role]), line.brand].filter(Boolean).join(" · "),
    description: line.name,
    colour: line.colorName ?? undefined,
    size: line.size ?? formatTileSize(line.width, line.length) ?? undefined,
    productPrice: amount(line.grossPrice),
    returnPrice: line.returnPrice === 0 ? undefined : formatEuro(line.returnPrice),
    labourPrice: amount(line.labourPrice),
    total: amount(line.totalPrice),
    articleNumber: line.productNumber || undefined,
  };
}

/** Page by page what is chosen and what it costs; which pages are closed is remembered. */
export function SummarySections() {
  const { project, houseType, store, steps } = useShowroom();
  const cost = useCostView();
  const images = useImages();
  const rooms = useChoices(store, (state) => state.rooms);
  const [collapsed, setCollapsed] = useState(readCollapsed);
  if (cost === null) return <Skeleton variant="block" height="32rem" />;
  const sections = summarySections({ pages: houseType.pages, choices: rooms, cost: cost.cost, hideOverviewFromSummary: project.hideOverviewFromSummary });

  const toggle = (pageId: number, open: boolean): void => {
    const next = new Set(collapsed);
    if (open) next.delete(pageId);
    else next.add(pageId);
    setCollapsed(next);
    writeCollapsed(next);
  };

  return (
    <div>
      {sections.map((section) => {
        const step = steps.find((candidate) => candidate.page.id === section.page.id);
        return (
          <SummarySection
            key={section.page.id}
            title={section.page.title}
            completed={section.status === "saved"}
            total={section.totalPrice === 0 ? undefined : formatEuro(section.totalPrice)}
            indicative={!project.hasHardPrices}
            stepHref={step && step.status !== "locked" ? showroomPaths.step(project.slug, section.stepNumber) : undefined}
            open={!collapsed.has(section.page.id)}
            onOpenChange={(open) => toggle(section.page.id, open)}
          >
            {section.parts.length > 0 &&
              section.parts.map((part) => (
                <SummaryTable
                  key={part.name}
                  title={summaryTexts.parts[part.name]}
                  rows={part.lines.map((line) => rowOf(line, images))}
                  total={part.totalPrice === 0 ? undefined : formatEuro(part.totalPrice)}
                  indicative={!project.hasHardPrices && part.totalPrice !== 0}
                />
              ))}
          </SummarySection>
        );
      })}
    </div>
  );
}
