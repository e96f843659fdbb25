import type { ReactNode } from "react";
import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { classNames } from "../../class-names.ts";
import look from "../tabs.module.css";
import styles from "./tabs.module.css";

/** One tab and its panel. */
export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** Two to five. */
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
}

/** Switches panels in place. When a tab deserves an address (it usually does), use tab links instead. */
export function Tabs<Value extends string>({ label, items, value, onValueChange, className }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      className={classNames(styles["tabs"], className)}
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
    >
      <BaseTabs.List className={look["list"]} aria-label={label} activateOnFocus>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} disabled={item.disabled} className={look["tab"]}>
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} className={styles["panel"]}>
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
