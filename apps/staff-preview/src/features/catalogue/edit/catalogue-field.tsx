import { Select } from "@showroom/ui/controls/select/select";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import type { CatalogueField } from "@showroom/api-contract/entities/catalogue-fields";
import { editTexts as texts } from "./texts.ts";
import { FileThumbnails } from "./file-thumbnails.tsx";
import type { Edits } from "./use-edits.ts";

const FILES = ".webp,.jpg,.jpeg,.png,.svg,.mp4,.webm,.vtt";

function PictureField({ field, edits }: { field: CatalogueField; edits: Edits }) {
  const value = edits.valueOf(field);
  const known = [...new Set([...(edits.fields.data?.files ?? []), ...edits.newFiles, value])].filter(Boolean);
  const isList = field.kind === "files";
  const choose = (name: string): void => edits.edit(field, isList && value !== "" ? `${value}\n${name}` : name);
  return (
    <>
      {isList ? (
        <TextArea
          label={field.label}
          description={texts.onePerLine}
          value={value}
          onChange={(event) => edits.edit(field, event.target.value)}
        />
      ) : (
        <Select
          label={field.label}
          placeholder={texts.noPicture}
          options={known.map((name) => ({ value: name, label: name }))}
          value={value}
          onChange={(event) => edits.edit(field, event.target.value)}
        />
      )}
      <FileThumbnails names={value} publicIds={edits.fields.data?.publicIds ?? {}} />
      <TextField
        type="file"
        accept={FILES}
        label={texts.addPicture(field.label)}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void edits.addPicture(file).then(choose);
        }}
      />
    </>
  );
}

const TYPES = { line: "text", date: "date", number: "text" } as const;

/** A field of a catalogue, with the control that fits its kind. */
export function CatalogueFieldControl({ field, edits }: { field: CatalogueField; edits: Edits }) {
  const value = edits.valueOf(field);
  const { label, kind } = field;
  switch (kind) {
    case "file":
    case "files":
      return <PictureField field={field} edits={edits} />;
    case "yesNo":
      return (
        <Select
          label={label}
          placeholder={texts.asBefore}
          options={texts.yesNo}
          value={value}
          onChange={(event) => edits.edit(field, event.target.value)}
        />
      );
    case "long":
    case "formatted":
      return (
        <TextArea
          label={label}
          description={kind === "formatted" ? texts.howToFormat : undefined}
          rows={5}
          value={value}
          onChange={(event) => edits.edit(field, event.target.value)}
        />
      );
    case "line":
    case "date":
    case "number":
      return (
        <TextField
          type={TYPES[kind]}
          label={label}
          {...(kind === "number" && { inputMode: "decimal" })}
          value={value}
          onChange={(event) => edits.edit(field, event.target.value)}
        />
      );
  }
}
