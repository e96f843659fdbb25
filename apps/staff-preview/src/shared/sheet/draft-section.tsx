import { useState, type ComponentType, type ReactNode } from "react";
import { Button } from "@showroom/ui/controls/button/button";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { BulletList } from "@showroom/ui/layout/bullet-list/bullet-list";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import { ConfirmDialog } from "@showroom/ui/overlays/confirm-dialog/confirm-dialog";
import type { RowFieldsProps } from "./add-sections.tsx";
import { countRows, faultLines, typedRow, withRow, type TypedRow } from "./draft-rows.ts";
import styles from "./sheet.module.css";
import { sheetTexts as texts } from "./texts.ts";
import type { Draft } from "./use-draft.ts";

/** How a list of one kind is shown. */
export interface DraftWords<Field extends string, State extends string> {
  readonly title: string;
  /** Accessible name of the list. */
  readonly rowsOf: string;
  /** Names of the columns. */
  readonly fields: Readonly<Record<Field, string>>;
  /** How a row is called. */
  readonly nameOf: (row: TypedRow<Field>) => string;
  /** The states that will be stored. */
  readonly stored: readonly State[];
  readonly send: (count: number) => string;
  /** Nothing on the list will be stored. */
  readonly nothingNew: string;
  readonly failed: string;
}

interface DraftSectionProps<Field extends string, State extends string> {
  readonly draft: Draft<Field, State | "fault">;
  readonly words: DraftWords<Field, State>;
  readonly rowFields: ComponentType<RowFieldsProps<Field>>;
  readonly describe: (row: TypedRow<Field> & { readonly state: State | "fault" }) => ReactNode;
}

/** The checked list, with what is wrong in it, and the button that stores it. */
export function DraftSection<Field extends string, State extends string>({
  draft: { rows, typed, change, send, isBusy },
  words,
  rowFields: RowFields,
  describe,
}: DraftSectionProps<Field, State>) {
  const [edited, setEdited] = useState<{ readonly at: number; readonly row: TypedRow<Field> } | null>(null);
  const faults = countRows<string>(rows, "fault");
  const fresh = words.stored.reduce((total, state) => total + countRows<string>(rows, state), 0);
  const fields = Object.keys(words.fields) as Field[];
  if (rows.length === 0) return null;
  return (
    <section className={styles["section"]} aria-labelledby="lijst">
      <Heading as="h2" size={28} id="lijst">
        {words.title}
      </Heading>
      {faults > 0 && (
        <Alert variant="danger" announce="polite">
          {texts.faultCount(faults)}
        </Alert>
      )}
      {faults === 0 && fresh === 0 && <Alert announce="polite">{words.nothingNew}</Alert>}
      <RuledList label={words.rowsOf} className={styles["wide"]}>
        {rows.map((row, at) => (
          <RuledItem
            key={`${at} ${row.line} ${words.nameOf(row)}`}
            aside={
              <div className={styles["actions"]}>
                <Button
                  size="small"
                  aria-label={texts.named(texts.edit, words.nameOf(row))}
                  onClick={() => setEdited({ at, row: typedRow(fields, row) })}
                >
                  {texts.edit}
                </Button>
                <Button
                  size="small"
                  aria-label={texts.named(texts.remove, words.nameOf(row))}
                  onClick={() => change.mutate(withRow(typed, at, null))}
                >
                  {texts.remove}
                </Button>
              </div>
            }
          >
            <div>{describe(row)}</div>
            {row.faults.length > 0 && (
              <BulletList
                marker="attention"
                items={faultLines<Field>(words.fields, row.faults).map((content) => ({ key: content, content }))}
              />
            )}
          </RuledItem>
        ))}
      </RuledList>
      <div className={styles["actions"]}>
        {faults === 0 && fresh > 0 && (
          <Button variant="primary" loading={isBusy} onClick={() => send.mutate()}>
            {words.send(fresh)}
          </Button>
        )}
        <Button onClick={() => change.mutate([])}>{texts.clear}</Button>
      </div>
      <ConfirmDialog
        open={edited !== null}
        title={texts.editTitle}
        confirmLabel={texts.save}
        cancelLabel={texts.cancel}
        busy={change.isPending}
        error={change.isError && <Alert variant="danger">{words.failed}</Alert>}
        onCancel={() => setEdited(null)}
        onConfirm={() =>
          edited && change.mutate(withRow(typed, edited.at, edited.row), { onSuccess: () => setEdited(null) })
        }
      >
        {edited && <RowFields row={edited.row} onChange={(row) => setEdited({ ...edited, row })} />}
      </ConfirmDialog>
    </section>
  );
}
