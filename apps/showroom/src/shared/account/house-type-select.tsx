import { useState } from "react";
import { Select } from "@showroom/ui/controls/select/select";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import type { Project } from "@showroom/domain/model/project";
import { api } from "../api/api.ts";
import { accountTexts as texts } from "./texts.ts";

/** Lets staff select another house type. A change reloads all data. */
export function HouseTypeSelect({ project }: { project: Project }) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [phase, setPhase] = useState<"idle" | "changing" | "failed">("idle");
  const selected = project.selectedProjectHouseType?.id;

  function change(houseTypeId: number): void {
    setWanted(houseTypeId);
    setPhase("changing");
    api.call(changeHouseType, { body: { houseTypeId } }).then(
      () => window.location.reload(),
      () => setPhase("failed"),
    );
  }

  return (
    <Select
      label={texts.houseType}
      required
      disabled={phase === "changing"}
      value={String(wanted ?? selected ?? "")}
      {...(selected === undefined && { placeholder: texts.chooseHouseType })}
      options={project.houseTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={phase === "failed" && texts.houseTypeFailed}
      onChange={(event) => event.target.value !== "" && change(Number(event.target.value))}
    />
  );
}
