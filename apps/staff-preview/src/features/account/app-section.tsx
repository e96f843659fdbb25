import { useState } from "react";
import type { FormEvent } from "react";
import { isProblem } from "@showroom/api-client/failures";
import { renderSVG } from "uqr";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { StatusBadge } from "@showroom/ui/feedback/status-badge/status-badge";
import { Heading } from "@showroom/ui/layout/heading/heading";
import styles from "./account.module.css";
import { accountTexts as texts } from "./texts.ts";
import type { RemovedFactor, SecondFactorActions } from "./use-second-factor.ts";

interface SectionProps {
  readonly actions: SecondFactorActions;
  readonly onRemove: (removed: RemovedFactor) => void;
}

/** A QR code as the address of a picture, made here: the secret goes to no service. */
const qrCode = (text: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;

/** Scanning the code and typing its first code. */
function SetUp({ actions: { setUp, confirm } }: Pick<SectionProps, "actions">) {
  const [code, setCode] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  if (setUp.data === undefined) return null;
  const { address, secret } = setUp.data;
  const wrong = isProblem(confirm.error, "code-wrong") ? texts.codeWrong : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = code.replaceAll(/\s/g, "");
    setIsInvalid(!/^\d{6}$/.test(typed));
    if (/^\d{6}$/.test(typed)) confirm.mutate(typed);
  }

  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <p>{texts.scan}</p>
      <img src={qrCode(address)} alt={texts.qr} width={192} height={192} />
      <p>
        {texts.secret}: <code className={styles["secret"]}>{secret.replaceAll(/.{4}(?!$)/g, "$& ")}</code>
      </p>
      <TextField
        label={texts.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={isInvalid ? texts.codeInvalid : wrong}
        onChange={(event) => {
          setCode(event.target.value);
          setIsInvalid(false);
          confirm.reset();
        }}
      />
      {confirm.isError && wrong === undefined && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      <div className={styles["actions"]}>
        <Button variant="primary" type="submit" loading={confirm.isPending}>
          {texts.confirm}
        </Button>
        <Button onClick={() => setUp.reset()}>{texts.cancel}</Button>
      </div>
    </form>
  );
}

/** The authenticator app. */
export function AppSection({ actions, onRemove }: SectionProps) {
  const { factor, setUp } = actions;
  return (
    <section className={styles["section"]} aria-labelledby="app">
      <Heading as="h2" size={28} id="app">
        {texts.app}
      </Heading>
      <p>{texts.appExplained}</p>
      <StatusBadge variant={factor.hasTotp ? "done" : "open"}>
        {factor.hasTotp ? texts.appOn : texts.appOff}
      </StatusBadge>
      {setUp.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.failed}
        </Alert>
      )}
      {factor.hasTotp && factor.mayChange && (
        <Button onClick={() => onRemove({ id: null, name: texts.app })}>{texts.removeApp}</Button>
      )}
      {!factor.hasTotp && factor.mayChange && setUp.data === undefined && (
        <Button loading={setUp.isPending} onClick={() => setUp.mutate()}>
          {texts.setUpApp}
        </Button>
      )}
      {!factor.hasTotp && <SetUp actions={actions} />}
    </section>
  );
}
