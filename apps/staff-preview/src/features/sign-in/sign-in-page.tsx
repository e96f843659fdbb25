import { useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { ConnectionFailure, OAuthFailure } from "@showroom/api-client/failures";
import { Button } from "@showroom/ui/controls/button/button";
import { Link } from "@showroom/ui/controls/link/link";
import { PasswordField } from "@showroom/ui/controls/password-field/password-field";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { session } from "../../shared/api/api.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { useConfig } from "../../shared/api/use-config.ts";
import { isOwnPath, paths } from "../../shared/paths.ts";
import { userQuery } from "../../shared/session/user.ts";
import { signInSchema } from "./sign-in-schema.ts";
import type { SignInValues } from "./sign-in-schema.ts";
import styles from "./sign-in.module.css";
import { signInTexts as texts } from "./texts.ts";

function explain(error: unknown): string {
  if (error instanceof ConnectionFailure) return texts.offline;
  if (error instanceof OAuthFailure && error.status === 429) return texts.tooMany;
  return texts.failed;
}

/** Signs in and goes on to the page that was asked for. */
export function SignInPage() {
  const { productName } = useConfig();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;

  async function submit({ email, password }: SignInValues): Promise<void> {
    setFailure(null);
    try {
      const user = await session.signIn(email, password);
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "config" });
      queryClient.setQueryData(userQuery.queryKey, user);
      const next = parameters.get("naar");
      await navigate(isOwnPath(next) ? next : paths.projects, { replace: true });
    } catch (error) {
      setFailure(explain(error));
    }
  }

  return (
    <main className={styles["page"]}>
      <PageHeader title={texts.title(productName)} intro={<p>{texts.intro}</p>} />
      <Surface ground="sheet" line="around">
        <form className={styles["form"]} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          {parameters.has("verlopen") && failure === null && <Alert variant="warning">{texts.expired}</Alert>}
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
          <Button variant="primary" type="submit" loading={isSubmitting} fullWidth>
            {texts.submit(productName)}
          </Button>
        </form>
      </Surface>
      <p>
        <Link href={`${window.location.origin}/`}>{texts.toShowroom}</Link>
      </p>
    </main>
  );
}
