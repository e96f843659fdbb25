import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { catalogueTexts as texts } from "./texts.ts";

interface CatalogueFileProps {
  description: string;
  /** Null when the choice starts anew: what was found in the former file no longer counts. */
  onChoose: (file: File | null) => void;
}

/** Chooses the file of a catalogue. The same file can be chosen again after it was repaired. */
export function CatalogueFile({ description, onChoose }: CatalogueFileProps) {
  return (
    <TextField
      type="file"
      accept=".xlsx,.json,.zip"
      label={texts.file}
      description={description}
      onClick={(event) => {
        // A browser tells nothing when the same file is chosen, unless the field was emptied before.
        event.currentTarget.value = "";
        onChoose(null);
      }}
      onChange={(event) => onChoose(event.target.files?.[0] ?? null)}
    />
  );
}
