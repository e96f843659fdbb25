import type { ComponentProps, FormEventHandler, ReactNode } from "react";
import { Alert } from "../../feedback/alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { PasswordField } from "../password-field/password-field.tsx";
import { TextField } from "../text-field/text-field.tsx";
import styles from "./sign-in-form.module.css";
import { signInFormTexts as texts } from "./texts.ts";

/** What a form library gives a field, with what is wrong with what stands in it. */
export interface SignInField extends Omit<ComponentProps<"input">, "autoComplete" | "id" | "prefix" | "type"> {
  /** What is wrong and how to mend it. */
  error?: ReactNode;
}

export interface SignInFormProps {
  /** Of the form, for a button that stands outside it. */
  id?: string;
  /** Of the e-mail address: `{ ...register("email"), error }`. */
  email: SignInField;
  /** Of the password: `{ ...register("password"), error }`. */
  password: SignInField;
  /** Why one has to sign in again, such as a session that has ended. */
  notice?: string | undefined;
  /** Why signing in did not work: wrong words, too many attempts, no connection or a fault on the other side. It is read out at once. */
  refusal?: "wrong" | "too-many" | "offline" | "unavailable" | undefined;
  /** What was sent is being changed: take the refusal away, which is not about what stands there now. */
  onEdit?: (() => void) | undefined;
  /** Words of the button. Leave them out where the button stands elsewhere, such as in the footer of a dialog. */
  submitLabel?: string | undefined;
  /** The server is being asked. */
  loading?: boolean;
  /** Sent by the button or with Enter; the browser checks nothing itself. */
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Asks for a new password. Left out where one cannot. */
  onForgot?: (() => void) | undefined;
}

/** Signing in with e-mail address and password, as password managers know it. What is checked, and what follows, is the application's. */
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
