import { useMutation } from "@tanstack/react-query";
import { Select } from "@showroom/ui/controls/select/select";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import type { Project } from "@showroom/domain/model/project";
import { api } from "../api/api.ts";
import { accountTexts as texts } from "./texts.ts";

/** Staff look at another house type; everything is loaded anew for it. */
export function HouseTypeSelect({ project }: { project: Project }) {
  const change = useMutation({
    mutationFn: (houseTypeId: number) => api.call(changeHouseType, { body: { houseTypeId } }),
    onSuccess: () => window.location.reload(),
  });
  const selected = project.selectedProjectHouseType?.id;

  return (
    <Select
      label={texts.houseType}
      required
      disabled={change.isPending}
      value={String(change.variables ?? selected ?? "")}
      {...(selected === undefined && { placeholder: texts.chooseHouseType })}
      options={project.houseTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
      error={change.isError && texts.houseTypeFailed}
      onChange={(event) => event.target.value !== "" && change.mutate(Number(event.target.value))}
    />
  );
}
