import type { StaffProject } from "@showroom/api-contract/entities/staff-project";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";
import { BUYER_STATUSES } from "@showroom/domain/staff/buyer-order";
import { Select } from "@showroom/ui/controls/select/select";
import { buyerTexts } from "../../shared/buyers/texts.ts";
import { readFilters, writeFilters } from "./buyer-filters.ts";
import { BuyerSearch } from "./buyer-search.tsx";
import type { FilterState } from "./use-buyer-filters.ts";
import styles from "./buyers.module.css";
import { buyersTexts as texts } from "./texts.ts";

export interface BuyerFilterBarProps {
  readonly state: FilterState;
  readonly project: StaffProject;
}

export function BuyerFilterBar({ state: { filters, change, type }, project }: BuyerFilterBarProps) {
  /** Parses form values in the same way as the address, so that unknown values are ignored. */
  const choose = (name: string, value: string): void => {
    const parameters = writeFilters(filters);
    if (value === "") parameters.delete(name);
    else parameters.set(name, value);
    change(readFilters(parameters));
  };
  return (
    <search className={styles["filters"]} data-print="hide">
      <BuyerSearch value={filters.search} onType={type} />
      <Select
        label={texts.status}
        hideLabel
        value={filters.status ?? ""}
        options={[
          { value: "", label: texts.allStatuses },
          ...BUYER_STATUSES.map((status) => ({ value: status, label: buyerTexts.status[status] })),
        ]}
        onChange={(event) => choose("status", event.target.value)}
      />
      <Select
        label={texts.submitType}
        hideLabel
        value={filters.submitType ?? ""}
        options={[
          { value: "", label: texts.allSubmitTypes },
          ...SUBMIT_TYPES.map((submitType) => ({ value: submitType, label: buyerTexts.submitType[submitType] })),
        ]}
        onChange={(event) => choose("als", event.target.value)}
      />
      <Select
        label={texts.houseType}
        hideLabel
        value={String(filters.houseTypeId ?? "")}
        options={[
          { value: "", label: texts.allHouseTypes },
          ...project.houseTypes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => choose("woningtype", event.target.value)}
      />
    </search>
  );
}
