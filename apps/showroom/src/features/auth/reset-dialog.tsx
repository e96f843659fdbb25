import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm, useWatch } from "react-hook-form";
import { resetPassword } from "@showroom/api-contract/endpoints/users";
import { PasswordField } from "@showroom/ui/controls/password-field/password-field";
import { api } from "../../shared/api/api.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { attemptReset } from "./attempts.ts";
import { PasswordFormDialog } from "./password-form-dialog.tsx";
import { resetSchema } from "./schemas.ts";
import type { ResetValues } from "./schemas.ts";
import { resetTexts as texts } from "./texts.ts";
import { usePasswordStrength } from "./use-password-strength.ts";

export interface ResetDialogProps {
  /** The token from the mailed link. */
  readonly token: string;
  /** Called after the password was changed and the user was signed in. */
  readonly onDone: () => void;
  readonly onBackToLogin: () => void;
}

/** Sets a new password. The dialog cannot be dismissed; the user can return to signing in. */
export function ResetDialog({ token, onDone, onBackToLogin }: ResetDialogProps) {
  const { adopt } = useSession();
  const [outcome, setOutcome] = useState<"open" | "failed">("open");
  const { register, handleSubmit, control, formState, setError } = useForm<ResetValues>({
    resolver: standardSchemaResolver(resetSchema),
    defaultValues: { password: "", passwordConfirmation: "" },
    mode: "onChange",
  });
  const { errors, dirtyFields, isSubmitted, isSubmitting } = formState;

  const password = useWatch({ control, name: "password" });
  const { strength, known } = usePasswordStrength(password);

  async function submit({ password, passwordConfirmation }: ResetValues): Promise<void> {
    setOutcome("open");
    const body = { token, password, password_confirmation: passwordConfirmation };
    const result = await attemptReset(() => api.call(resetPassword, { body }), adopt);
    if (result === "failed") setOutcome("failed");
    else if (result === "known") setError("password", { message: texts.passwordKnown }, { shouldFocus: true });
    else if (result === "login") onBackToLogin();
    else onDone();
  }

  return (
    <PasswordFormDialog
      texts={texts}
      isDismissable={false}
      onDismiss={onBackToLogin}
      onBack={onBackToLogin}
      isSubmitting={isSubmitting}
      hasFailed={outcome === "failed"}
      onEdit={() => setOutcome("open")}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <PasswordField
        label={texts.password}
        description={texts.passwordRule}
        autoComplete="new-password"
        strength={strength}
        error={known ? texts.passwordKnown : errors.password?.message}
        {...register("password", { deps: "passwordConfirmation" })}
      />
      <PasswordField
        label={texts.confirmation}
        autoComplete="new-password"
        error={dirtyFields.passwordConfirmation || isSubmitted ? errors.passwordConfirmation?.message : undefined}
        {...register("passwordConfirmation")}
      />
    </PasswordFormDialog>
  );
}
