import { useState } from "react";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getHomeNote, NOTE_LIMIT, saveHomeNote, type HomeNote } from "@showroom/api-contract/endpoints/day";
import { formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { Disclosure } from "@showroom/ui/controls/disclosure/disclosure";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Text } from "@showroom/ui/layout/text/text";
import { PASSING } from "@showroom/web-app/queries/create-query-client";
import { api } from "../../../shared/api/api.ts";
import styles from "../../../shared/sheet/sheet.module.css";
import { noteTexts as texts } from "./texts.ts";

interface OfHome {
  readonly projectId: number;
  readonly userId: number;
}

const noteQuery = ({ projectId, userId }: OfHome) =>
  queryOptions({
    queryKey: ["home-note", projectId, userId],
    queryFn: ({ signal }) => api.call(getHomeNote, { params: { projectId, userId } }, { signal }),
    staleTime: 5_000,
    ...PASSING,
  });

function NoteForm({ note, projectId, userId }: OfHome & { readonly note: HomeNote }) {
  const queries = useQueryClient();
  const [words, setWords] = useState(note.words);
  /** The note of a colleague that was found instead of the one that was read. */
  const [theirs, setTheirs] = useState<HomeNote | null>(null);
  const save = useMutation({
    mutationFn: () =>
      api.call(saveHomeNote, { params: { projectId, userId }, body: { words, version: (theirs ?? note).version } }),
    onSuccess: (result) => {
      setTheirs(result.outcome === "changed" ? result.note : null);
      if (result.outcome === "done") queries.setQueryData(noteQuery({ projectId, userId }).queryKey, result.note);
    },
  });
  return (
    <div className={styles["section"]}>
      <TextArea
        className={styles["wide"]}
        label={texts.label}
        description={texts.description}
        maxLength={NOTE_LIMIT}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          save.reset();
        }}
      />
      {theirs && (
        <Alert variant="warning" announce="assertive">
          <p>{texts.changed(theirs.changedBy)}</p>
          <p className={styles["words"]}>{theirs.words === "" ? texts.empty : theirs.words}</p>
        </Alert>
      )}
      {save.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {save.data?.outcome === "done" && (
        <Alert variant="success" announce="polite">
          {texts.saved}
        </Alert>
      )}
      <Button size="small" loading={save.isPending} onClick={() => save.mutate()}>
        {texts.save}
      </Button>
      {note.changedAt !== null && (
        <Text tone="muted" size={14}>
          {texts.written(note.changedBy, formatMoment(note.changedAt))}
        </Text>
      )}
    </div>
  );
}

/** The note of staff about a home, which buyers never see. Nothing is shown before it was read. */
export function HomeNoteSection(home: OfHome) {
  const { data: note } = useQuery(noteQuery(home));
  if (!note) return null;
  return (
    <div data-print="hide">
      <Disclosure showLabel={note.words === "" ? texts.show : texts.showWritten} hideLabel={texts.hide}>
        <NoteForm note={note} {...home} />
      </Disclosure>
    </div>
  );
}
