import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Alert } from "../../feedback/alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import styles from "./sign-in-form.module.css";
import { signInFormTexts as texts } from "./texts.ts";

/** The props that a form library gives a field, with its error. */
export interface SignInField extends Omit<ComponentProps<"input">, "autoComplete" | "id" | "prefix" | "type"> {
  /** What is wrong and how to correct it. */
  error?: ReactNode;
}

export interface SignInFormProps {
  /** Id of the form, for a submit button outside it. */
  id?: string;
  /** Props of the e-mail field: `{ ...register("email"), error }`. */
  email: SignInField;
  /** Props of the password field: `{ ...register("password"), error }`. */
  password: SignInField;
  /** Why the user must sign in again, such as an expired session. */
  notice?: string | undefined;
  /**
   * Why signing in failed: wrong credentials, too many attempts, no connection or a server error. Announced at once.
   */
  refusal?: "wrong" | "too-many" | "offline" | "unavailable" | undefined;
  /** Called at every edit, to remove a refusal of the earlier input. */
  onEdit?: (() => void) | undefined;
  /** Label of the submit button. Leave it out when the button is elsewhere, such as in the footer of a dialog. */
  submitLabel?: string | undefined;
  /** True while the request is pending. */
  loading?: boolean;
  /** Called by the button or Enter, without validation by the browser. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Opens the forgotten-password flow. Leave it out where there is none. */
  onForgot?: (() => void) | undefined;
}

/**
 * Sign-in form with e-mail address and password that works with password managers. Validation and navigation belong to
 * the application.
 */
export function SignInForm({
  id,
  email,
  password,
  notice,
  refusal,
  onEdit,
  submitLabel,
  loading = false,
  onSubmit,
  onForgot,
}: SignInFormProps) {
  return (
    <form id={id} className={styles["form"]} noValidate onChange={onEdit} onSubmit={onSubmit}>
      {notice !== undefined && <Alert variant="warning">{notice}</Alert>}
      {refusal !== undefined && (
        <Alert variant="danger" announce="assertive">
          {texts.refusals[refusal]}
        </Alert>
      )}
      <TextField label={texts.email} type="email" autoComplete="username" inputMode="email" {...email} />
      <PasswordField label={texts.password} autoComplete="current-password" {...password} />
      {onForgot && (
        <Button variant="quiet" className={styles["forgot"]} onClick={onForgot}>
          {texts.forgot}
        </Button>
      )}
      {submitLabel !== undefined && (
        <Button variant="primary" type="submit" loading={loading} fullWidth>
          {submitLabel}
        </Button>
      )}
    </form>
  );
}
