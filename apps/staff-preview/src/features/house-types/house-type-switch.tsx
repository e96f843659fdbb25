import { useMutation } from "@tanstack/react-query";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import type { Project } from "@showroom/domain/model/project";
import { Link } from "@showroom/ui/controls/link/link";
import { Select } from "@showroom/ui/controls/select/select";
import { api } from "../../shared/api/api.ts";
import { showroomAddress } from "../../shared/paths/paths.ts";
import styles from "./house-types.module.css";
import { houseTypesTexts as texts } from "./texts.ts";

/** Selects the house type with which the user's showroom opens. A change reloads all data. */
export function HouseTypeSwitch({ project }: { project: Project }) {
  const change = useMutation({
    mutationFn: (houseTypeId: number) => api.call(changeHouseType, { body: { houseTypeId } }),
    onSuccess: () => window.location.reload(),
  });
  const selected = project.selectedProjectHouseType?.id;
  return (
    <div className={styles["switch"]}>
      <Select
        label={texts.switchLabel}
        description={texts.switchExplained}
        required
        disabled={change.isPending}
        value={String(change.variables ?? selected ?? "")}
        {...(selected === undefined && { placeholder: texts.choose })}
        options={project.houseTypes.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={change.isError && texts.switchFailed}
        onChange={(event) => event.target.value !== "" && change.mutate(Number(event.target.value))}
      />
      <Link href={`${window.location.origin}${showroomAddress(project.slug)}`} newTab>
        {texts.openShowroom}
      </Link>
    </div>
  );
}
