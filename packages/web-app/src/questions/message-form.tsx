import { useId, useState, type FormEvent } from "react";
import { useMutation } from "@tanstack/react-query";
import type { MessageRefusal } from "@showroom/api-contract/endpoints/questions";
import { PICTURE_LIMITS, WORDS_LIMIT } from "@showroom/domain/question/question-thread";
import { Button } from "@showroom/ui/controls/button/button";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { MessageFormFrame } from "@showroom/ui/showroom/message-thread/message-form-frame";
import { readKept, writeKept } from "./kept-words.ts";
import { questionTexts as texts } from "./texts.ts";

export interface NewMessage {
  readonly words: string;
  readonly key: string;
  readonly pictures: File[];
}

interface MessageFormProps {
  /** Who writes and where: what is typed is kept by it until it is sent. */
  readonly place: string;
  readonly label: string;
  readonly sendLabel: string;
  readonly send: (message: NewMessage) => Promise<"done" | "subject-unknown" | MessageRefusal>;
  readonly onSent: () => void;
}

const MEGABYTES = PICTURE_LIMITS.bytes / 2 ** 20;

function faultOf(files: readonly File[]): string | undefined {
  if (files.length > PICTURE_LIMITS.count) return texts.tooMany(PICTURE_LIMITS.count);
  return files.some(({ size }) => size > PICTURE_LIMITS.bytes) ? texts.tooLarge(MEGABYTES) : undefined;
}

/**
 * Writes a message with pictures. What is typed survives a failure, a closed page and an ended session. Who writes may be known only
 * after the first render: another place is another form, with its own words.
 */
export const MessageForm = (props: MessageFormProps) => <PlacedForm key={props.place} {...props} />;

function PlacedForm({ place, label, sendLabel, send, onSent }: MessageFormProps) {
  const [kept, setKept] = useState(() => readKept(place));
  const [files, setFiles] = useState<File[]>([]);
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [round, setRound] = useState(0);
  const field = useId();
  const keep = (words: string, key: string | null): void => {
    setKept({ words, key });
    writeKept(place, { words, key });
  };
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (outcome) => {
      if (outcome !== "done") return;
      keep("", null);
      setFiles([]);
      setRound((before) => before + 1);
      onSent();
    },
  });
  const words = kept.words.trim();
  const fault = faultOf(files);
  const failure = sending.isError
    ? texts.failed
    : sending.data === undefined || sending.data === "done"
      ? null
      : texts.refusals[sending.data];

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsIncomplete(words === "");
    if (words === "") document.getElementById(field)?.focus();
    if (words === "" || fault !== undefined || sending.isPending) return;
    // The same key again: the server knows a message that arrived although its answer did not.
    const key = kept.key ?? crypto.randomUUID();
    keep(kept.words, key);
    sending.mutate({ words, key, pictures: files });
  }

  return (
    <MessageFormFrame onSubmit={submit}>
      <TextArea
        id={field}
        label={label}
        description={texts.wordsLimit(WORDS_LIMIT)}
        autoComplete="off"
        maxLength={WORDS_LIMIT}
        value={kept.words}
        error={isIncomplete && words === "" ? texts.wordsMissing : undefined}
        onChange={({ target }) => keep(target.value, null)}
      />
      <TextField
        key={round}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        label={texts.pictures}
        optional
        description={texts.picturesHelp(PICTURE_LIMITS.count, MEGABYTES)}
        error={fault}
        onChange={({ target }) => {
          setFiles([...(target.files ?? [])]);
          keep(kept.words, null);
        }}
      />
      {failure !== null && (
        <Alert variant="danger" announce="assertive">
          {failure}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="primary" loading={sending.isPending}>
          {sendLabel}
        </Button>
      </div>
    </MessageFormFrame>
  );
}
