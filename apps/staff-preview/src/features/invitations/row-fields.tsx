import type { InvitationField } from "@showroom/api-contract/endpoints/invitations";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import type { RowFieldsProps } from "../../shared/sheet/add-sections.tsx";
import { HouseTypeField, rowField } from "../../shared/sheet/row-fields.tsx";
import styles from "../../shared/sheet/sheet.module.css";
import { saysCoBuyer } from "./draft-rows.ts";
import { invitationsTexts as texts } from "./texts.ts";

/** The fields of one buyer. */
export function RowFields(fields: RowFieldsProps<InvitationField>) {
  const { row, onChange } = fields;
  const field = (name: InvitationField) => rowField(fields, texts.fields, name);
  return (
    <div className={styles["fields"]}>
      <TextField {...field("buildNumber")} />
      <HouseTypeField
        label={texts.fields.houseType}
        placeholder={texts.chooseHouseType}
        value={row.houseType}
        onChange={(houseType) => onChange({ ...row, houseType })}
      />
      <TextField {...field("firstName")} optional />
      <TextField {...field("lastName")} optional />
      <TextField {...field("email")} inputMode="email" />
      <Checkbox
        label={texts.coBuyer}
        description={texts.coBuyerHelp}
        checked={saysCoBuyer(row)}
        onChange={(event) => onChange({ ...row, coBuyer: event.target.checked ? "ja" : "" })}
      />
    </div>
  );
}
