import type { HomeField } from "@showroom/api-contract/endpoints/homes";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import type { RowFieldsProps } from "../../shared/sheet/add-sections.tsx";
import { HouseTypeField, rowField } from "../../shared/sheet/row-fields.tsx";
import styles from "../../shared/sheet/sheet.module.css";
import { homesTexts as texts } from "./texts.ts";

interface HomeFieldsProps extends RowFieldsProps<HomeField> {
  /** The house type cannot change. */
  readonly fixedType?: boolean;
}

/** The fields of one home. */
export function HomeFields({ fixedType = false, ...fields }: HomeFieldsProps) {
  const { row, onChange } = fields;
  const field = (name: HomeField) => rowField(fields, texts.fields, name);
  return (
    <div className={styles["fields"]}>
      <TextField {...field("buildNumber")} />
      <HouseTypeField
        label={texts.fields.houseType}
        placeholder={texts.chooseHouseType}
        disabled={fixedType}
        value={row.houseType}
        onChange={(houseType) => onChange({ ...row, houseType })}
      />
      <TextField {...field("phase")} optional />
      <TextField {...field("address")} optional />
    </div>
  );
}
