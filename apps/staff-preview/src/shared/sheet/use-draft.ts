import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { SHEET_FILE_LIMIT } from "@showroom/api-contract/endpoints/sheets";
import { readUpload } from "../files/read-upload.ts";
import { typedRow, withSheet, type CheckedRow, type TypedRow } from "./draft-rows.ts";

/** The calls by which a list is read from a file, checked and stored. */
export interface DraftCalls<Field extends string, State extends string> {
  readonly fields: readonly Field[];
  readonly readSheet: (
    file: File,
  ) => Promise<{ readonly rows: readonly TypedRow<Field>[]; readonly faults: readonly string[] }>;
  /** Without `dryRun` the rows are stored; `done` is null when there are faults. */
  readonly send: (
    rows: readonly TypedRow<Field>[],
    dryRun: boolean,
  ) => Promise<{ readonly rows: readonly CheckedRow<Field, State>[]; readonly done: number | null }>;
  /** After an attempt to store the list. */
  readonly onSent: () => Promise<void>;
}

/** A list of rows that are stored together. The server checks it after every change. */
export function useDraft<Field extends string, State extends string>({
  fields,
  readSheet,
  send: call,
  onSent,
}: DraftCalls<Field, State>) {
  const [rows, setRows] = useState<readonly CheckedRow<Field, State>[]>([]);
  const typed = rows.map((row) => typedRow(fields, row));
  const check = async (next: readonly TypedRow<Field>[]): Promise<void> =>
    setRows(next.length === 0 ? [] : (await call(next, true)).rows);
  const change = useMutation({ mutationFn: check });
  const read = useMutation({
    mutationFn: async (file: File) => {
      const sheet = await readSheet(await readUpload(file, { limit: SHEET_FILE_LIMIT }));
      if (sheet.faults.length === 0) await check(withSheet(typed, sheet.rows));
      return sheet.faults;
    },
  });
  /** Returns the number of rows that were stored; null when there are faults now, which the rows then show. */
  const send = useMutation({
    mutationFn: async () => {
      const outcome = await call(typed, false);
      setRows(outcome.done === null ? outcome.rows : []);
      return outcome.done;
    },
    onSettled: onSent,
  });
  return { rows, typed, change, read, send, isBusy: change.isPending || read.isPending || send.isPending };
}

export type Draft<Field extends string, State extends string> = ReturnType<typeof useDraft<Field, State>>;
