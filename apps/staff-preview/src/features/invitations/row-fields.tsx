import type { InvitationField } from "@showroom/api-contract/endpoints/invitations";
import { Select } from "@showroom/ui/controls/select/select";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { useStaffProject } from "../../shared/projects/projects.ts";
import type { RowFieldsProps } from "../../shared/sheet/add-sections.tsx";
import styles from "../../shared/sheet/sheet.module.css";
import { invitationsTexts as texts } from "./texts.ts";

/** The fields of one buyer. */
export function RowFields({ row, onChange }: RowFieldsProps<InvitationField>) {
  const { houseTypes } = useStaffProject();
  const typed = row.houseType.trim().toLowerCase();
  const field = (name: InvitationField) => ({
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
        value={houseTypes.find(({ name }) => name.toLowerCase() === typed)?.name ?? ""}
        onChange={(event) => onChange({ ...row, houseType: event.target.value })}
      />
      <TextField {...field("firstName")} optional />
      <TextField {...field("lastName")} optional />
      <TextField {...field("email")} inputMode="email" />
    </div>
  );
}
