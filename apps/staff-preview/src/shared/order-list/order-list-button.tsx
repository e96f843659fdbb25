import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { download } from "@showroom/api-client/download";
import { downloadBuyerOrderList, downloadProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { api } from "../api/api.ts";
import { keepFile } from "../files/keep-file.ts";
import { orderListTexts as texts } from "./texts.ts";

export interface OrderListButtonProps {
  readonly projectId: number;
  /** The buyer's choices; when left out, those of the whole project. */
  readonly userId?: number;
}

const FORMAT = "xlsx";

/** Downloads the order list of the submitted choices as a spreadsheet, with prices if wanted. */
export function OrderListButton({ projectId, userId }: OrderListButtonProps) {
  const [prices, setPrices] = useState(false);
  const saving = useMutation({
    mutationFn: async () => {
      // Choices that were not submitted are not ordered.
      const query = { scope: "final", prices: prices ? "true" : "false" } as const;
      const file =
        userId === undefined
          ? await download(api, downloadProjectOrderList, { params: { projectId, format: FORMAT }, query }, texts.file)
          : await download(
              api,
              downloadBuyerOrderList,
              { params: { projectId, userId, format: FORMAT }, query },
              texts.file,
            );
      keepFile(file.content, file.name);
    },
  });
  return (
    <>
      <Checkbox label={texts.withPrices} checked={prices} onChange={(event) => setPrices(event.target.checked)} />
      <Button size="small" icon={Download} loading={saving.isPending} onClick={() => saving.mutate()}>
        {texts.download}
      </Button>
      {saving.isError && <p role="alert">{texts.failed}</p>}
    </>
  );
}
