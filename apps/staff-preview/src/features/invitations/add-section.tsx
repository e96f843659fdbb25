import { useState } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { uploadFailure } from "../../shared/files/read-upload.ts";
import { EMPTY_ROW, withRow } from "./draft-rows.ts";
import styles from "./invitations.module.css";
import { RowFields } from "./row-fields.tsx";
import { invitationsTexts as texts } from "./texts.ts";
import type { useDraft } from "./use-draft.ts";

interface AddSectionProps {
  readonly draft: ReturnType<typeof useDraft>;
}

function SheetForm({ draft: { read, isBusy } }: AddSectionProps) {
  const [file, setFile] = useState<File | null>(null);
  const faults = read.data ?? [];
  return (
    <>
      <TextField
        type="file"
        accept=".xlsx,.csv"
        label={texts.file}
        description={texts.fileHelp}
        onClick={(event) => {
          // A browser tells nothing when the same file is chosen, unless the field was emptied before.
          event.currentTarget.value = "";
          setFile(null);
          read.reset();
        }}
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
      />
      <Button disabled={file === null} loading={isBusy} onClick={() => file && read.mutate(file)}>
        {texts.read}
      </Button>
      {read.isError && (
        <Alert variant="danger" announce="assertive">
          {uploadFailure(read.error)}
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert variant="danger" announce="assertive" title={texts.sheetFaults}>
          <BulletList items={faults.map((content) => ({ key: content, content }))} />
        </Alert>
      )}
    </>
  );
}

/** Puts many buyers on the list, from a file. */
export function SheetSection({ draft }: AddSectionProps) {
  return (
    <section className={styles["section"]} aria-labelledby="bestand">
      <Heading as="h2" size={28} id="bestand">
        {texts.sheet}
      </Heading>
      <SheetForm draft={draft} />
    </section>
  );
}

/** Puts one buyer on the list, who is typed. */
export function TypedSection({ draft: { rows, change, isBusy } }: AddSectionProps) {
  const [row, setRow] = useState(EMPTY_ROW);
  return (
    <section className={styles["section"]} aria-labelledby="koper">
      <Heading as="h2" size={28} id="koper">
        {texts.one}
      </Heading>
      <form
        noValidate
        className={styles["section"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          change.mutate(withRow(rows, rows.length, row), { onSuccess: () => setRow(EMPTY_ROW) });
        }}
      >
        <RowFields row={row} onChange={setRow} />
        <Button type="submit" loading={isBusy}>
          {texts.add}
        </Button>
      </form>
      {change.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
    </section>
  );
}
