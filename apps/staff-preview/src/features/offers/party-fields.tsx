import {
  PARTY_LIMIT,
  TERMS_LIMIT,
  type ContractTerms,
  type Party,
} from "@showroom/api-contract/entities/contract-terms";
import { ACCEPTED_BY } from "@showroom/domain/agreement/offer-state";
import { COST_GROUPS, type CostGroup } from "@showroom/domain/model/cost-group";
import { CheckboxGroup } from "@showroom/ui/controls/checkbox-group/checkbox-group";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Select } from "@showroom/ui/controls/select/select";
import { TextArea } from "@showroom/ui/controls/text-area/text-area";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { readPercentage } from "./euros.ts";
import { offersTexts as texts } from "./texts.ts";

const LINES = [
  "name",
  "address",
  "registrationNumber",
  "invoicer",
  "guarantee",
  "certificate",
  "termsVersion",
  "daysValid",
  "vatRate",
] as const;
type Field = (typeof LINES)[number] | "termsText";
type TypedParty = Readonly<Record<Field, string>>;

export const typedOf = (party: Party | null): TypedParty => ({
  name: party?.name ?? "",
  address: party?.address ?? "",
  registrationNumber: party?.registrationNumber ?? "",
  invoicer: party?.invoicer ?? "",
  guarantee: party?.guarantee ?? "",
  certificate: party?.certificate ?? "",
  termsVersion: party?.termsVersion ?? "",
  termsText: party?.termsText ?? "",
  daysValid: String(party?.daysValid ?? 14),
  vatRate: String((party?.vatRate ?? 2100) / 100).replace(".", ","),
});

/** What was typed, with null for what is no number. */
export const readParty = ({ daysValid, vatRate, ...words }: TypedParty) => ({
  ...words,
  daysValid: /^\d+$/.test(daysValid.trim()) ? Number(daysValid) : null,
  vatRate: readPercentage(vatRate),
});

interface PartyFieldsProps {
  readonly typed: TypedParty;
  readonly onChange: (typed: TypedParty) => void;
}

/** The fields of a contracting party and its terms. */
export function PartyFields({ typed, onChange }: PartyFieldsProps) {
  return (
    <>
      {LINES.map((field) => (
        <TextField
          key={field}
          label={texts.termsFacts[field]}
          autoComplete="off"
          maxLength={PARTY_LIMIT}
          value={typed[field]}
          onChange={({ target }) => onChange({ ...typed, [field]: target.value })}
        />
      ))}
      <TextArea
        label={texts.termsFacts.termsText}
        rows={8}
        maxLength={TERMS_LIMIT}
        value={typed.termsText}
        onChange={({ target }) => onChange({ ...typed, termsText: target.value })}
      />
    </>
  );
}

interface PartFieldsProps {
  readonly parts: readonly CostGroup[];
  /** The parts of other parties. */
  readonly taken: readonly CostGroup[];
  readonly onChange: (parts: CostGroup[]) => void;
}

/** For which parts of the home a party contracts. */
export function PartFields({ parts, taken, onChange }: PartFieldsProps) {
  const free = COST_GROUPS.filter((part) => !taken.includes(part));
  return (
    <>
      <p>{texts.otherPartyExplained}</p>
      <CheckboxGroup
        legend={texts.forWhich}
        options={free.map((part) => ({ value: part, label: texts.parts[part] }))}
        value={parts}
        onValueChange={(value) => onChange(free.filter((part) => value.includes(part)))}
      />
    </>
  );
}

type Conditions = Pick<ContractTerms, "acceptedBy" | "countersigned" | "offersAtOnce">;

export const conditionsOf = (terms: ContractTerms | null): Conditions => ({
  acceptedBy: terms?.acceptedBy ?? "all",
  countersigned: terms?.countersigned ?? false,
  offersAtOnce: terms?.offersAtOnce ?? false,
});

interface ConditionFieldsProps {
  readonly conditions: Conditions;
  readonly onChange: (conditions: Conditions) => void;
}

/** When an offer is made, and what makes it an agreement. */
export function ConditionFields({ conditions, onChange }: ConditionFieldsProps) {
  return (
    <>
      <Select
        label={texts.acceptedBy}
        value={conditions.acceptedBy}
        options={ACCEPTED_BY.map((value) => ({ value, label: texts.acceptedByOptions[value] }))}
        onChange={({ target }) =>
          onChange({ ...conditions, acceptedBy: ACCEPTED_BY.find((value) => value === target.value) ?? "all" })
        }
      />
      <Checkbox
        label={texts.countersigned}
        checked={conditions.countersigned}
        onChange={({ target }) => onChange({ ...conditions, countersigned: target.checked })}
      />
      <Checkbox
        label={texts.offersAtOnce}
        description={texts.offersAtOnceExplained}
        checked={conditions.offersAtOnce}
        onChange={({ target }) => onChange({ ...conditions, offersAtOnce: target.checked })}
      />
    </>
  );
}
