import type { HomeField } from "@showroom/api-contract/endpoints/homes";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { useStaffProject } from "../../shared/projects/projects.ts";
import type { RowFieldsProps } from "../../shared/sheet/add-sections.tsx";
import styles from "../../shared/sheet/sheet.module.css";
import { homesTexts as texts } from "./texts.ts";

interface HomeFieldsProps extends RowFieldsProps<HomeField> {
  /** The house type cannot change. */
  readonly fixedType?: boolean;
}

/** The fields of one home. */
export function HomeFields({ row, onChange, fixedType = false }: HomeFieldsProps) {
  const { houseTypes } = useStaffProject();
  const typed = row.houseType.trim().toLowerCase();
  const field = (name: HomeField) => ({
    label: texts.fields[name],
    value: row[name],
    maxLength: 300,
    autoComplete: "off",
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...row, [name]: event.target.value }),
  });
  return (
    <div className={styles["fields"]}>
      <TextField {...field("buildNumber")} />
      <Select
        label={texts.fields.houseType}
        placeholder={texts.chooseHouseType}
        options={houseTypes.map(({ name }) => ({ value: name, label: name }))}
        disabled={fixedType}
        value={houseTypes.find(({ name }) => name.toLowerCase() === typed)?.name ?? ""}
        onChange={(event) => onChange({ ...row, houseType: event.target.value })}
      />
      <TextField {...field("phase")} optional />
      <TextField {...field("address")} optional />
    </div>
  );
}
