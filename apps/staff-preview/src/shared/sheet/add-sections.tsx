import { useState, type ComponentType } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { uploadFailure } from "../files/read-upload.ts";
import { emptyRow, withRow, type TypedRow } from "./draft-rows.ts";
import styles from "./sheet.module.css";
import { sheetTexts as texts } from "./texts.ts";
import type { Draft } from "./use-draft.ts";

interface SheetSectionProps<Field extends string, State extends string> {
  readonly draft: Draft<Field, State>;
  readonly title: string;
  /** Which columns the file needs. */
  readonly help: string;
}

/** Puts many rows on the list, from a file. */
export function SheetSection<Field extends string, State extends string>({
  draft: { read, isBusy },
  title,
  help,
}: SheetSectionProps<Field, State>) {
  const [file, setFile] = useState<File | null>(null);
  const faults = read.data ?? [];
  return (
    <section className={styles["section"]} aria-labelledby="bestand">
      <Heading as="h2" size={28} id="bestand">
        {title}
      </Heading>
      <TextField
        type="file"
        accept=".xlsx,.csv"
        label={texts.file}
        description={help}
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
    </section>
  );
}

export interface RowFieldsProps<Field extends string> {
  readonly row: TypedRow<Field>;
  readonly onChange: (row: TypedRow<Field>) => void;
}

interface TypedSectionProps<Field extends string, State extends string> {
  readonly draft: Draft<Field, State>;
  readonly title: string;
  readonly fields: readonly Field[];
  /** The fields of one row. */
  readonly rowFields: ComponentType<RowFieldsProps<Field>>;
  /** Why a row could not be put on the list. */
  readonly failed: string;
}

/** Puts one row on the list, which is typed. */
export function TypedSection<Field extends string, State extends string>({
  draft: { typed, change, isBusy },
  title,
  fields,
  rowFields: RowFields,
  failed,
}: TypedSectionProps<Field, State>) {
  const [row, setRow] = useState(() => emptyRow(fields));
  return (
    <section className={styles["section"]} aria-labelledby="regel">
      <Heading as="h2" size={28} id="regel">
        {title}
      </Heading>
      <form
        noValidate
        className={styles["section"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBusy) return;
          change.mutate(withRow(typed, typed.length, row), { onSuccess: () => setRow(emptyRow(fields)) });
        }}
      >
        <RowFields row={row} onChange={setRow} />
        <Button type="submit" loading={isBusy}>
          {texts.add}
        </Button>
      </form>
      {change.isError && (
        <Alert variant="danger" announce="assertive">
          {failed}
        </Alert>
      )}
    </section>
  );
}
