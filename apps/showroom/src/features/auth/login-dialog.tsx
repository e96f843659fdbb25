import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import type { signInRefusal } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { SignInForm } from "@showroom/ui/controls/sign-in-form/sign-in-form";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { useConfig } from "@showroom/web-app/session/use-config";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { attemptLogin } from "./attempts.ts";
import { loginSchema } from "./schemas.ts";
import type { LoginValues } from "./schemas.ts";
import { loginTexts as texts } from "./texts.ts";
import { useLeaveLogin } from "./use-leave-login.ts";

const FORM_ID = "login-form";

export function LoginDialog() {
  const { productName } = useConfig();
  const { reason, openForgot, close } = useAuthDialog();
  const leave = useLeaveLogin();
  const { signIn } = useSession();
  const [refusal, setRefusal] = useState<ReturnType<typeof signInRefusal>>();
  const [isStaff, setIsStaff] = useState(false);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email, password }: LoginValues): Promise<void> {
    setRefusal(undefined);
    setIsStaff(false);
    const outcome = await attemptLogin(() => signIn(email, password), close);
    if (outcome === "second-factor") setIsStaff(true);
    else if (outcome !== "signed-in") setRefusal(outcome);
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
      <SignInForm
        id={FORM_ID}
        email={{ ...register("email"), error: errors.email?.message }}
        password={{ ...register("password"), error: errors.password?.message }}
        notice={isStaff ? texts.secondFactor : reason === "expired" ? texts.expired : undefined}
        refusal={refusal}
        onEdit={() => setRefusal(undefined)}
        onSubmit={(event) => void handleSubmit(submit)(event)}
        onForgot={openForgot}
      />
      {isStaff && (
        <p>
          <Link href={`${window.location.origin}/admin/inloggen`}>{texts.staffSignIn}</Link>
        </p>
      )}
    </Dialog>
  );
}
