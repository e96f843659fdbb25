import { lazy, Suspense, useState } from "react";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router";
import { needsSecondFactor, OAuthFailure, signInRefusal } from "@showroom/api-client/failures";
import type { Tokens } from "@showroom/api-client/token-store";
import type { User } from "@showroom/domain/model/user";
import { Link } from "@showroom/ui/controls/link/link";
import { SignInForm } from "@showroom/ui/controls/sign-in-form/sign-in-form";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { PageHeader } from "@showroom/ui/layout/page-header/page-header";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { isOwnPath } from "@showroom/web-app/routing/own-path";
import { becomeUser } from "@showroom/web-app/session/become-user";
import { LOGIN_EVENT, track } from "@showroom/web-app/session/tracking";
import { connection, session } from "../../shared/api/api.ts";
import { useConfig } from "@showroom/web-app/session/use-config";
import { paths, SIGN_IN_FAILURES } from "../../shared/paths/paths.ts";
import { OrganisationSignIn } from "./organisation-sign-in.tsx";
import { signInSchema } from "./sign-in-schema.ts";
import type { SignInValues } from "./sign-in-schema.ts";
import styles from "./sign-in.module.css";
import { signInTexts as texts } from "./texts.ts";

const SecondStep = lazy(async () => ({ default: (await import("./second-step.tsx")).SecondStep }));

/** Signs in, with a second step where the account has one, and opens the requested page. */
export function SignInPage() {
  const { productName } = useConfig();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ReturnType<typeof signInRefusal>>();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const [secondStep, setSecondStep] = useState<unknown>();
  const { register, handleSubmit, formState } = useForm<SignInValues>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: "", password: "" },
    mode: "onTouched",
  });
  const { errors, isSubmitting } = formState;

  const asked = parameters.get("naar");
  const next = isOwnPath(asked) ? asked : paths.today;
  const failure = SIGN_IN_FAILURES.find((reason) => reason === parameters.get("reden"));

  async function submit({ email, password }: SignInValues): Promise<void> {
    setRefusal(undefined);
    setIsElsewhere(false);
    try {
      await enter(await session.signIn(email, password));
    } catch (error) {
      if (needsSecondFactor(error)) setSecondStep(error.secondFactor);
      else if (error instanceof OAuthFailure && error.code === "unauthorized_client") setIsElsewhere(true);
      else setRefusal(signInRefusal(error));
    }
  }

  async function enter(user: User): Promise<void> {
    track(LOGIN_EVENT);
    becomeUser(connection, user);
    await navigate(next, { replace: true });
  }

  const adopt = async (tokens: Tokens): Promise<void> => await enter(await session.adopt(tokens));

  return (
    <main className={styles["page"]}>
      <PageHeader title={texts.title(productName)} intro={<p>{texts.intro}</p>} />
      {failure !== undefined && (
        <Alert variant="danger" announce="assertive">
          {texts.failures[failure]}
        </Alert>
      )}
      <Surface ground="sheet" line="around" className={styles["form"]}>
        {secondStep !== undefined && (
          <Suspense>
            <SecondStep asked={secondStep} onTokens={adopt} onBack={() => setSecondStep(undefined)} />
          </Suspense>
        )}
        {secondStep === undefined && (
          <SignInForm
            email={{ ...register("email"), error: errors.email?.message }}
            password={{ ...register("password"), error: errors.password?.message }}
            notice={isElsewhere ? texts.onlyAtOrganisation : parameters.has("verlopen") ? texts.expired : undefined}
            refusal={refusal}
            onEdit={() => setRefusal(undefined)}
            submitLabel={texts.submit(productName)}
            loading={isSubmitting}
            onSubmit={(event) => void handleSubmit(submit)(event)}
          />
        )}
      </Surface>
      {secondStep === undefined && <OrganisationSignIn next={next} />}
      <p>
        <Link href={`${window.location.origin}/`}>{texts.toShowroom}</Link>
      </p>
    </main>
  );
}
