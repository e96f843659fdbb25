import { useState } from "react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { CatalogueVersionEntry } from "@showroom/api-contract/entities/catalogue";
import { Button } from "@showroom/ui/controls/button/button";
import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import { formatMoment } from "@showroom/domain/format/moment";
import { useStaffProject } from "../../shared/projects/projects.ts";
import { versionsQuery } from "./catalogue-queries.ts";
import { DifferenceView } from "./change-view.tsx";
import { catalogueTexts as texts, stagedTexts } from "./texts.ts";
import type { useCatalogue } from "./use-catalogue.ts";

type Catalogue = Pick<ReturnType<typeof useCatalogue>, "difference" | "revert">;

/** The versions of the catalogue, newest first. Each earlier one can be restored. */
export function VersionList({ projectId, difference, revert }: Catalogue & { projectId: number }) {
  const { data: versions } = useSuspenseQuery(versionsQuery(projectId));
  const { state } = useStaffProject();
  const [chosen, setChosen] = useState<CatalogueVersionEntry | null>(null);
  if (versions.length === 0) return <p>{texts.empty}</p>;
  const choose = (version: CatalogueVersionEntry): void => {
    revert.reset();
    setChosen(version);
    difference.mutate(version.revision);
  };
  const found = difference.data?.difference ?? null;
  return (
    <>
      <RuledList as="ol" label={texts.history}>
        {versions.map((version) => (
          <RuledItem
            key={version.revision}
            aside={
              version.current ? (
                <StatusBadge variant="locked">{state === "concept" ? texts.present : texts.onShow}</StatusBadge>
              ) : (
                <Button size="small" onClick={() => choose(version)}>
                  <span aria-hidden="true">{texts.revert}</span>
                  <VisuallyHidden>{texts.revertOf(version.catalogueVersion)}</VisuallyHidden>
                </Button>
              )
            }
          >
            <strong>{version.catalogueVersion}</strong>{" "}
            <time dateTime={version.importedAt}>{formatMoment(version.importedAt)}</time>
            {version.importedBy !== null && <span>{` ${stagedTexts.by(version.importedBy)}`}</span>}
          </RuledItem>
        ))}
      </RuledList>
      <ConfirmDialog
        open={chosen !== null}
        title={texts.revertTitle(chosen?.catalogueVersion ?? "")}
        confirmLabel={texts.revertConfirm}
        cancelLabel={texts.revertCancel}
        busy={revert.isPending}
        error={revert.isError || difference.isError ? texts.failed : undefined}
        onCancel={() => setChosen(null)}
        onConfirm={() => chosen && revert.mutate(chosen.revision, { onSuccess: () => setChosen(null) })}
      >
        {found === null ? <Skeleton lines={3} /> : <DifferenceView difference={found} />}
      </ConfirmDialog>
    </>
  );
}
