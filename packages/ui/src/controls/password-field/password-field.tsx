import { useId, useState } from "react";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { IconButton } from "../icon-button/icon-button.tsx";
import { TextField, type TextFieldProps } from "../text-field/text-field.tsx";
import styles from "./password-field.module.css";
import { passwordFieldTexts as texts } from "./texts.ts";

/** 1 is very weak, 5 very strong; from 4 it is green. */
export type PasswordStrength = 1 | 2 | 3 | 4 | 5;

const LEVELS = [1, 2, 3, 4, 5] as const satisfies readonly PasswordStrength[];

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "suffix" | "autoComplete"> {
  /** Tells password managers whether to fill in or to generate a password. */
  autoComplete: "current-password" | "new-password";
  /** Shows the five-bar meter. `null` keeps its space while nothing is typed; leave it out for an existing password. */
  strength?: PasswordStrength | null;
}

/** A password field with a button that shows the password. Never block paste or password managers. */
export function PasswordField({ strength, id, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const generatedId = useId();
  const inputId = id ?? generatedId;

  return (
    <div className={styles["password"]}>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        id={inputId}
        type={shown ? "text" : "password"}
        suffix={
          <IconButton
            size="small"
            icon={shown ? EyeOff : Eye}
            label={shown ? texts.hide : texts.show}
            aria-controls={inputId}
            // The specification fixes the button's name; the description tells two fields of a form apart
            aria-description={typeof field.label === "string" ? field.label : undefined}
            disabled={field.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength !== undefined && <StrengthMeter strength={strength} />}
    </div>
  );
}

function StrengthMeter({ strength }: { strength: PasswordStrength | null }) {
  return (
    <div className={styles["meter"]} data-good={strength !== null && strength >= 4}>
      <span className={styles["bars"]} aria-hidden="true">
        {LEVELS.map((level) => (
          <span key={level} className={styles["bar"]} data-on={strength !== null && level <= strength} />
        ))}
      </span>
      <output className={styles["word"]} aria-label={texts.strength}>
        {strength === null ? "" : texts.levels[strength]}
      </output>
    </div>
  );
}
