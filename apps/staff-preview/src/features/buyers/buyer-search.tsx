import { useState, useTransition } from "react";
import { SearchField } from "@showroom/ui/controls/search-field/search-field";
import styles from "./buyers.module.css";
import { buyersTexts as texts } from "./texts.ts";

export interface BuyerSearchProps {
  /** The text that the list is searched for. */
  readonly value: string;
  readonly onType: (search: string) => void;
}

/** The search field renders each key at once; the list follows in a transition, which the next key can interrupt. */
export function BuyerSearch({ value, onType }: BuyerSearchProps) {
  const [typed, setTyped] = useState(value);
  const [isFollowing, follow] = useTransition();
  return (
    <div className={styles["search"]}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={isFollowing ? typed : value}
        onValueChange={(search) => {
          setTyped(search);
          follow(() => onType(search));
        }}
      />
    </div>
  );
}
