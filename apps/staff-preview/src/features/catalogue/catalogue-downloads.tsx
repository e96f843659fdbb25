import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import {
  downloadCatalogue,
  downloadTemplate,
  type CatalogueFileFormat,
} from "@showroom/api-contract/endpoints/catalogue-files";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../../shared/api/api.ts";
import styles from "./catalogue.module.css";
import { downloadTexts as texts } from "./texts.ts";

interface CatalogueDownloadsProps {
  /** The project whose catalogue can be downloaded; without one only the template. */
  readonly projectId?: number;
}

interface Wanted {
  readonly what: "catalogue" | "template";
  readonly format: CatalogueFileFormat;
}

/** Downloads the catalogue that is on show, or the template to begin with. An upload takes both again. */
export function CatalogueDownloads({ projectId }: CatalogueDownloadsProps) {
  const saving = useMutation({
    mutationFn: async ({ what, format }: Wanted) => {
      const name = `catalogus.${format}`;
      if (what === "catalogue" && projectId !== undefined)
        await saveFile(api, downloadCatalogue, { params: { projectId, format } }, name);
      else await saveFile(api, downloadTemplate, { params: { format } }, name);
    },
  });
  const button = (wanted: Wanted, label: string) => (
    <Button
      size="small"
      icon={Download}
      loading={saving.isPending && saving.variables.what === wanted.what && saving.variables.format === wanted.format}
      onClick={() => saving.mutate(wanted)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <div className={styles["actions"]}>
        {projectId !== undefined && button({ what: "catalogue", format: "xlsx" }, texts.workbook)}
        {projectId !== undefined && button({ what: "catalogue", format: "zip" }, texts.withPictures)}
        {button({ what: "template", format: "xlsx" }, texts.template)}
      </div>
      {saving.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
    </>
  );
}
