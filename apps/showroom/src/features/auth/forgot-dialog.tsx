import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { api } from "../../shared/api/api.ts";
import { useAuthDialog } from "../../shared/session/auth-dialog.ts";
import styles from "./auth.module.css";
import { forgotSchema } from "./schemas.ts";
import type { ForgotValues } from "./schemas.ts";
import { forgotTexts as texts } from "./texts.ts";

const FORM_ID = "forgot-form";

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

  const back = (
    <Button variant="quiet" onClick={() => openLogin()}>
      {texts.back}
    </Button>
  );

  if (outcome === "sent") {
    return (
      <Dialog open onOpenChange={close} title={texts.title} footer={back}>
        <Alert variant="success" announce="polite">
          {texts.sent}
        </Alert>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={texts.title}
      description={texts.intro}
      footer={
        <>
          {back}
          <Button variant="primary" type="submit" form={FORM_ID} loading={formState.isSubmitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className={styles["form"]}
        noValidate
        onChange={() => setOutcome("open")}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {outcome === "failed" && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )}
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register("email")}
        />
      </form>
    </Dialog>
  );
}
