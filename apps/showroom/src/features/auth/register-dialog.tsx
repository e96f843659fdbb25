import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm, useWatch } from "react-hook-form";
import type { FieldPath } from "react-hook-form";
import { registerUser } from "@showroom/api-contract/endpoints/users";
import { isProblem } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { Checkbox } from "@showroom/ui/controls/checkbox/checkbox";
import { Link } from "@showroom/ui/controls/link/link";
import { PasswordField } from "@showroom/ui/controls/password-field/password-field";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import type { User } from "@showroom/domain/model/user";
import { publicPaths } from "../../pages/links.ts";
import { api } from "../../shared/api/api.ts";
import { useConfig } from "@showroom/web-app/session/use-config";
import { useSession } from "../../shared/session/use-session.ts";
import { attemptRegistration } from "./attempts.ts";
import styles from "./auth.module.css";
import { registerSchema, registerWithoutHomeSchema } from "./schemas.ts";
import type { RegisterValues } from "./schemas.ts";
import { registerTexts as texts } from "./texts.ts";
import { usePasswordStrength } from "./use-password-strength.ts";

const FORM_ID = "register-form";

const initialValues = (user: User): RegisterValues => ({
  firstName: user.firstName,
  lastName: user.lastName,
  buildNo: user.buildno ?? "",
  email: user.email,
  password: "",
  passwordConfirmation: "",
  hasApprovedTerms: false,
});

export interface RegisterDialogProps {
  /** The invited user. */
  readonly user: User;
  /** The terms of the user's project, if it has any. */
  readonly terms?: { readonly href: string; readonly project: string } | undefined;
  readonly onRegistered: () => void;
  /** Opens the invitation again, for a new token. Returns false when it is no longer valid. */
  readonly reopen: () => Promise<boolean>;
}

/** Completes the registration of an invited user. The dialog cannot be dismissed. */
export function RegisterDialog({ user, terms, onRegistered, reopen }: RegisterDialogProps) {
  const { productName } = useConfig();
  const { adopt } = useSession();
  const [failed, setFailed] = useState(false);
  const hasHome = user.projectId !== null;
  const { register, handleSubmit, control, formState, setError } = useForm<RegisterValues>({
    resolver: standardSchemaResolver(hasHome ? registerSchema : registerWithoutHomeSchema),
    defaultValues: initialValues(user),
    mode: "onChange",
  });
  const { errors, dirtyFields, isSubmitted, isSubmitting } = formState;

  /** Errors show once a field was changed, or all at once after an attempt to submit. */
  const errorOf = (name: FieldPath<RegisterValues>): string | undefined =>
    dirtyFields[name] || isSubmitted ? errors[name]?.message : undefined;

  const password = useWatch({ control, name: "password" });
  const { strength, known } = usePasswordStrength(password);

  async function submit({
    firstName,
    lastName,
    buildNo,
    email,
    password,
    passwordConfirmation,
  }: RegisterValues): Promise<void> {
    setFailed(false);
    try {
      const body = {
        firstName,
        lastName,
        ...(buildNo !== "" && { buildNo }),
        email,
        password,
        password_confirmation: passwordConfirmation,
        approveConditions: true,
      } as const;
      const register = () => api.call(registerUser, { params: { id: user.id }, body });
      const answer = await attemptRegistration(register, reopen);
      await adopt({ accessToken: answer.access_token, refreshToken: answer.refresh_token });
      onRegistered();
    } catch (error) {
      if (isProblem(error, "password-common"))
        setError("password", { message: texts.passwordKnown }, { shouldFocus: true });
      else if (isProblem(error, "home-refused"))
        setError("buildNo", { message: texts.invalidBuildNo }, { shouldFocus: true });
      else setFailed(true);
    }
  }

  return (
    <Dialog
      open
      dismissable={false}
      hideCloseButton
      onOpenChange={() => {}}
      title={texts.title(productName)}
      description={texts.intro(productName)}
      footer={
        <Button variant="primary" type="submit" form={FORM_ID} loading={isSubmitting} fullWidth>
          {texts.submit}
        </Button>
      }
    >
      <form
        id={FORM_ID}
        className={styles["form"]}
        noValidate
        onChange={() => setFailed(false)}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        {failed && (
          <Alert variant="danger" announce="assertive">
            {texts.failed}
          </Alert>
        )}
        <div className={styles["pair"]}>
          <TextField
            label={texts.firstName}
            autoComplete="given-name"
            error={errorOf("firstName")}
            {...register("firstName")}
          />
          <TextField
            label={texts.lastName}
            autoComplete="family-name"
            error={errorOf("lastName")}
            {...register("lastName")}
          />
        </div>
        <div className={styles["pair"]}>
          {hasHome && (
            <TextField
              label={texts.buildNo}
              error={errorOf("buildNo")}
              {...prefilled(user.buildno, register("buildNo"))}
            />
          )}
          <TextField
            label={texts.email}
            type="email"
            autoComplete="username"
            error={errorOf("email")}
            {...prefilled(user.email, register("email"))}
          />
        </div>
        <PasswordField
          label={texts.password}
          description={texts.passwordRule}
          autoComplete="new-password"
          strength={strength}
          error={known ? texts.passwordKnown : errorOf("password")}
          {...register("password", { deps: "passwordConfirmation" })}
        />
        <PasswordField
          label={texts.confirmation}
          autoComplete="new-password"
          error={errorOf("passwordConfirmation")}
          {...register("passwordConfirmation")}
        />
        <Checkbox
          label={
            <>
              {texts.terms}{" "}
              <Link href={publicPaths.terms} newTab>
                {texts.termsLink}
              </Link>
              {terms && (
                <span>
                  {" "}
                  {texts.and}{" "}
                  <Link href={terms.href} newTab>
                    {texts.projectTerms(terms.project)}
                  </Link>
                </span>
              )}
            </>
          }
          error={isSubmitted && errors.hasApprovedTerms?.message}
          {...register("hasApprovedTerms")}
        />
      </form>
    </Dialog>
  );
}

/** Fields that the invitation fills in cannot be changed; only the missing ones can be filled in. */
function prefilled<Registration extends object>(
  value: string | null,
  registration: Registration,
): Registration | { readonly value: string; readonly disabled: true } {
  return value ? { value, disabled: true } : registration;
}
