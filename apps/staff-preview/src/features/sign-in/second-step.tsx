import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { startAuthentication } from "@simplewebauthn/browser";
import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerSecondFactor, secondFactorRequestSchema } from "@showroom/api-contract/endpoints/second-factor";
import type { SecondFactorAnswer, SecondFactorRequest } from "@showroom/api-contract/endpoints/second-factor";
import type { Tokens } from "@showroom/api-client/token-store";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { useConfig } from "@showroom/web-app/session/use-config";
import { api } from "../../shared/api/api.ts";
import styles from "./sign-in.module.css";
import { secondStepRefusal } from "./second-step-refusal.ts";
import { secondStepTexts as texts } from "./second-step-texts.ts";

interface SecondStepProps {
  /** What the server asks for, not yet parsed. */
  readonly asked: unknown;
  readonly onTokens: (tokens: Tokens) => Promise<void>;
  readonly onBack: () => void;
}

/** The answer in the field; null when it is not complete. */
function typedAnswer(typed: string, isRecovery: boolean): SecondFactorAnswer | null {
  const code = typed.replaceAll(/\s/g, "");
  if (isRecovery) return code === "" ? null : { method: "recovery", code };
  return /^\d{6}$/.test(code) ? { method: "totp", code } : null;
}

async function provePasskey(options: SecondFactorRequest["passkey"]): Promise<SecondFactorAnswer> {
  if (options === null) throw new Error("The account has no passkey");
  return { method: "passkey", proof: await startAuthentication({ optionsJSON: options }) };
}

/** The second step of a sign-in: a passkey, the code of an app, or a recovery code. */
export function SecondStep({ asked, onTokens, onBack }: SecondStepProps) {
  const { oauthClientId, oauthClientSecret } = useConfig();
  const [{ token, totp, passkey }] = useState(() => z.parse(secondFactorRequestSchema, asked));
  const [isRecovery, setIsRecovery] = useState(!totp && passkey === null);
  const [typed, setTyped] = useState("");
  const [isIncomplete, setIsIncomplete] = useState(false);
  // Without a typed answer, a passkey is asked for.
  const send = useMutation({
    mutationFn: async (answer: SecondFactorAnswer | null) => {
      const given = answer === null ? await provePasskey(passkey) : answer;
      const client = { client_id: oauthClientId, client_secret: oauthClientSecret };
      const granted = await api.call(answerSecondFactor, { body: { ...client, token, answer: given } });
      await onTokens({ accessToken: granted.access_token, refreshToken: granted.refresh_token });
    },
  });
  const hasField = totp || isRecovery;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(hasField ? "input" : "button")?.focus();
  }, [hasField]);
  const incomplete = isRecovery ? texts.recoveryRequired : texts.codeInvalid;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answer = typedAnswer(typed, isRecovery);
    setIsIncomplete(answer === null);
    if (answer !== null) send.mutate(answer);
  }

  function turn(): void {
    setIsRecovery(!isRecovery);
    setTyped("");
    setIsIncomplete(false);
    send.reset();
  }

  return (
    <form ref={form} className={styles["step"]} noValidate onSubmit={submit}>
      <Heading as="h2" size={28}>
        {texts.title}
      </Heading>
      <p>{texts.intro}</p>
      {send.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.refusals[secondStepRefusal(send.error)]}
        </Alert>
      )}
      {passkey !== null && (
        <Button
          variant={hasField ? "secondary" : "primary"}
          loading={send.isPending && send.variables === null}
          fullWidth
          onClick={() => send.mutate(null)}
        >
          {texts.passkey}
        </Button>
      )}
      {hasField && (
        <>
          <TextField
            key={String(isRecovery)}
            label={isRecovery ? texts.recovery : texts.code}
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            value={typed}
            error={isIncomplete ? incomplete : undefined}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsIncomplete(false);
            }}
          />
          <Button variant="primary" type="submit" loading={send.isPending && send.variables !== null} fullWidth>
            {texts.confirm}
          </Button>
        </>
      )}
      <div className={styles["others"]}>
        {(!isRecovery || totp) && (
          <Button variant="quiet" onClick={turn}>
            {isRecovery ? texts.toCode : texts.toRecovery}
          </Button>
        )}
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
