import { useState } from "react";
import { summarySections } from "@showroom/domain/summary/summary";
import { amountsOfCost } from "@showroom/domain/summary/summary-amounts";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import { SummarySection } from "@showroom/ui/showroom/summary/summary-section";
import { SummaryTable } from "@showroom/ui/showroom/summary/summary-table";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { summaryRow } from "../../../shared/summary/summary-row.ts";
import type { BuyerView } from "../use-buyer.ts";
import { overviewTexts as texts } from "./texts.ts";

/** The showroom's summary, read-only: the choices of each page with the price of each line. */
export function ChoiceSections({ configuration, project, rooms }: BuyerView) {
  const images = useImages();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const amounts = amountsOfCost(configuration.cost);
  const sections = summarySections({
    pages: configuration.pages,
    choices: rooms,
    cost: configuration.cost,
    hideOverviewFromSummary: project.hideOverviewFromSummary,
  });
  return (
    <div>
      {sections
        .filter(({ parts }) => parts.length > 0)
        .map(({ page, status, totalPrice, parts }) => (
          <SummarySection
            key={page.id}
            title={page.title}
            completed={status === "saved"}
            total={totalPrice === 0 ? undefined : amounts.euro(totalPrice)}
            indicative={totalPrice !== 0 && parts.some((part) => part.indicative)}
            open={!closed.has(page.id)}
            onOpenChange={(open) =>
              setClosed(open ? new Set([...closed].filter((id) => id !== page.id)) : new Set([...closed, page.id]))
            }
          >
            {parts.map((part) => (
              <SummaryTable
                key={part.group}
                title={texts.groups[part.group]}
                rows={part.lines.map((line) =>
                  summaryRow(
                    line.id,
                    lineWords(line),
                    { ...line, name: countedName(line) },
                    images,
                    line.part === "sanitary",
                    amounts,
                  ),
                )}
                total={part.totalPrice === 0 ? undefined : amounts.euro(part.totalPrice)}
                indicative={part.indicative && part.totalPrice !== 0}
              />
            ))}
          </SummarySection>
        ))}
    </div>
  );
}
