import { useState } from "react";
import Eye from "lucide-react/icons/eye";
import type { StagedCatalogue } from "@showroom/api-contract/entities/catalogue";
import { Button } from "@showroom/ui/controls/button/button";
import { Select } from "@showroom/ui/controls/select/select";
import { stagedTexts as texts } from "./texts.ts";
import type { useStaged } from "./use-staged.ts";

interface PreviewChoiceProps extends Pick<ReturnType<typeof useStaged>, "preview"> {
  staged: StagedCatalogue;
}

/** The house type of a preview, and the button that opens it. */
export function PreviewChoice({ staged, preview }: PreviewChoiceProps) {
  const { houseTypes } = staged;
  const [chosen, setChosen] = useState(houseTypes[0]?.id);
  if (chosen === undefined) return null;
  return (
    <>
      {houseTypes.length > 1 && (
        <Select
          label={texts.houseType}
          hideLabel
          value={String(chosen)}
          options={houseTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      )}
      <Button icon={Eye} loading={preview.isPending} onClick={() => preview.mutate({ staged, houseTypeId: chosen })}>
        {texts.preview}
      </Button>
    </>
  );
}
