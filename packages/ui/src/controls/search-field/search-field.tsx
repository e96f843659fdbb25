import { useRef, type ComponentProps, type KeyboardEvent } from "react";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { Icon } from "../../layout/icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import styles from "./search-field.module.css";
import { searchFieldTexts as texts } from "./texts.ts";

export interface SearchFieldProps extends Omit<
  ComponentProps<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "size" | "prefix" | "ref"
> {
  /** Label for screen readers; the placeholder and the icon show it visually. */
  label: string;
  /** The typed text. */
  value: string;
  /** Called at every keystroke and on clearing; debounce expensive work. */
  onValueChange: (value: string) => void;
}

/** Filters the content of the page. Escape or the clear button empties it and keeps the focus. */
export function SearchField({ label, value, onValueChange, onKeyDown, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onValueChange("");
    field.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    // Escape only propagates from an empty field, so that the first Escape does not close a dialog around it
    if (event.key === "Escape" && value !== "" && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      clear();
    }
  }

  return (
    <TextField
      enterKeyHint="search"
      autoComplete="off"
      {...input}
      ref={field}
      type="search"
      label={label}
      hideLabel
      value={value}
      className={styles["search"]}
      prefix={<Icon of={Search} />}
      suffix={value === "" ? undefined : <IconButton icon={X} size="small" label={texts.clear} onClick={clear} />}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
    />
  );
}
