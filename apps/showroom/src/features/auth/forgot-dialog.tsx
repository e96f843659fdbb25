import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { api } from "../../shared/api/api.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { PasswordFormDialog } from "./password-form-dialog.tsx";
import { forgotSchema } from "./schemas.ts";
import type { ForgotValues } from "./schemas.ts";
import { forgotTexts as texts } from "./texts.ts";

export function ForgotDialog() {
  const { openLogin, close } = useAuthDialog();
  const [outcome, setOutcome] = useState<"open" | "sent" | "failed">("open");
  const { register, handleSubmit, formState } = useForm<ForgotValues>({
    resolver: standardSchemaResolver(forgotSchema),
    defaultValues: { email: "" },
    mode: "onTouched",
  });

  async function submit(body: ForgotValues): Promise<void> {
    setOutcome("open");
    try {
      await api.call(requestPasswordReset, { body });
      setOutcome("sent");
    } catch {
      setOutcome("failed");
    }
  }

  return (
    <PasswordFormDialog
      texts={texts}
      isDismissable
      onDismiss={close}
      onBack={() => openLogin()}
      isSubmitting={formState.isSubmitting}
      hasFailed={outcome === "failed"}
      success={outcome === "sent" ? texts.sent : undefined}
      onEdit={() => setOutcome("open")}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <TextField
        label={texts.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        error={formState.errors.email?.message}
        {...register("email")}
      />
    </PasswordFormDialog>
  );
}
