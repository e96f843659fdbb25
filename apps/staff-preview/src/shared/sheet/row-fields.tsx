import { Select } from "@showroom/ui/controls/select/select";
import { useStaffProject } from "../projects/projects.ts";
import type { RowFieldsProps } from "./add-sections.tsx";

/** Longest text of a field that the server reads. */
const MOST = 300;

/** The properties of the text field for one value of a row. */
export const rowField = <Field extends string>(
  { row, onChange }: RowFieldsProps<Field>,
  labels: Readonly<Record<Field, string>>,
  name: Field,
) => ({
  label: labels[name],
  value: row[name],
  maxLength: MOST,
  autoComplete: "off",
  onChange: (event: { readonly target: { readonly value: string } }) =>
    onChange({ ...row, [name]: event.target.value }),
});

interface HouseTypeFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly disabled?: boolean;
  /** A name, in any case of the letters. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** Chooses a house type of the project by its name. */
export function HouseTypeField({ value, onChange, ...rest }: HouseTypeFieldProps) {
  const { houseTypes } = useStaffProject();
  const typed = value.trim().toLowerCase();
  return (
    <Select
      {...rest}
      options={houseTypes.map(({ name }) => ({ value: name, label: name }))}
      value={houseTypes.find(({ name }) => name.toLowerCase() === typed)?.name ?? ""}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
