import { useMutation } from "@tanstack/react-query";
import { downloadOwnRequest } from "@showroom/api-contract/endpoints/offer-files";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../../shared/api/api.ts";
import { requestFileTexts as texts } from "./request-file-texts.ts";

export interface RequestDownloadProps {
  readonly projectId: number;
  /** Of the confirmation. */
  readonly version: number;
}

/** Downloads what was handed in, as it was frozen. */
export function RequestDownload({ projectId, version }: RequestDownloadProps) {
  const saving = useMutation({
    mutationFn: () => saveFile(api, downloadOwnRequest, { params: { projectId }, query: { version } }, texts.file),
  });
  return (
    <>
      <Button loading={saving.isPending} onClick={() => saving.mutate()}>
        {texts.download}
      </Button>
      {saving.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
    </>
  );
}
