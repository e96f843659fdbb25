import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { downloadBuyerOrderList, downloadProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Select } from "@showroom/ui/controls/select/select";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { saveFile } from "@showroom/web-app/files/save-file";
import { api } from "../api/api.ts";
import styles from "./order-list.module.css";
import { orderListTexts as texts, type OrderFile } from "./texts.ts";

export interface OrderListButtonProps {
  readonly projectId: number;
  /** The buyer's choices; when left out, those of the whole project. */
  readonly userId?: number;
}

const SCOPES = ["requested", "final"] as const;
type ListedScope = (typeof SCOPES)[number];

const FILES: readonly OrderFile[] = ["xlsx", "home", "article", "supplier", "room"];

/**
 * Downloads the articles that are requested, or those that are agreed and may be ordered, as a spreadsheet or as CSV, with
 * prices if wanted.
 */
export function OrderListButton({ projectId, userId }: OrderListButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [scope, setScope] = useState<ListedScope>("requested");
  const [file, setFile] = useState<OrderFile>("xlsx");
  const [prices, setPrices] = useState(false);
  const mayHavePrices = file === "xlsx" || file === "room";
  const saving = useMutation({
    mutationFn: async () => {
      const format = file === "xlsx" ? "xlsx" : "csv";
      const query = {
        scope,
        prices: prices && mayHavePrices ? "true" : "false",
        ...(file === "xlsx" ? {} : { view: file }),
      } as const;
      if (userId === undefined)
        await saveFile(api, downloadProjectOrderList, { params: { projectId, format }, query }, texts.file);
      else await saveFile(api, downloadBuyerOrderList, { params: { projectId, userId, format }, query }, texts.file);
    },
  });
  return (
    <>
      <Button size="small" icon={Download} onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.title}
        size="medium"
        hideLogo
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>{texts.close}</Button>
            <Button variant="primary" icon={Download} loading={saving.isPending} onClick={() => saving.mutate()}>
              {texts.download}
            </Button>
          </>
        }
      >
        <div className={styles["choice"]}>
          <Select
            label={texts.which}
            value={scope}
            options={SCOPES.map((value) => ({ value, label: texts.scopes[value] }))}
            onChange={({ target }) => setScope(SCOPES.find((value) => value === target.value) ?? "requested")}
          />
          {scope === "requested" ? (
            <Alert variant="warning" title={texts.requested}>
              {texts.requestedExplained}
            </Alert>
          ) : (
            <Alert variant="info" title={texts.agreed}>
              {texts.agreedExplained}
            </Alert>
          )}
          <Select
            label={texts.choose}
            value={file}
            options={FILES.map((value) => ({ value, label: texts.files[value] }))}
            onChange={({ target }) => setFile(FILES.find((value) => value === target.value) ?? "xlsx")}
          />
          <Checkbox
            label={texts.withPrices}
            checked={prices && mayHavePrices}
            disabled={!mayHavePrices}
            onChange={({ target }) => setPrices(target.checked)}
          />
          {saving.isError && (
            <Alert variant="danger" announce="assertive">
              {texts.failed}
            </Alert>
          )}
        </div>
      </Dialog>
    </>
  );
}
