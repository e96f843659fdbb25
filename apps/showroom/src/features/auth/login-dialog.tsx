import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { ConnectionFailure, OAuthFailure } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { PasswordField } from "@showroom/ui/controls/password-field/password-field";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { useConfig } from "../../shared/api/use-config.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { useSession } from "../../shared/session/use-session.ts";
import styles from "./auth.module.css";
import { loginSchema } from "./schemas.ts";
import type { LoginValues } from "./schemas.ts";
import { loginTexts as texts } from "./texts.ts";
import { useLeaveLogin } from "./use-leave-login.ts";

const FORM_ID = "login-form";

function explain(error: unknown): string {
  if (error instanceof ConnectionFailure) return texts.offline;
  if (error instanceof OAuthFailure && error.status === 429) return texts.tooMany;
  return texts.failed;
}

export function LoginDialog() {
  const { productName } = useConfig();
  const { reason, openForgot, close } = useAuthDialog();
  const leave = useLeaveLogin();
  const { signIn } = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email, password }: LoginValues): Promise<void> {
    setFailure(null);
    try {
      await signIn(email, password);
      close();
    } catch (error) {
      setFailure(explain(error));
    }
  }

  return (
    <Dialog
      open
      onOpenChange={leave}
      title={texts.title(productName)}
      footer={
        <Button variant="primary" type="submit" form={FORM_ID} loading={isSubmitting} fullWidth>
          {texts.submit(productName)}
        </Button>
      }
    >
      <form id={FORM_ID} className={styles["form"]} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        {reason === "expired" && <Alert variant="warning">{texts.expired}</Alert>}
        {failure !== null && (
          <Alert variant="danger" announce="assertive">
            {failure}
          </Alert>
        )}
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <Button variant="quiet" className={styles["start"]} onClick={openForgot}>
          {texts.forgot}
        </Button>
      </form>
    </Dialog>
  );
}
