import { useState } from "react";
import type { FormEvent } from "react";
import { formatDay, formatMoment } from "@showroom/domain/format/moment";
import { Button } from "@showroom/ui/controls/button/button";
import { TextField } from "@showroom/ui/controls/text-field/text-field";
import { Alert } from "@showroom/ui/feedback/alert/alert";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import styles from "./account.module.css";
import { accountTexts as texts } from "./texts.ts";
import { knowsPasskeys } from "./use-second-factor.ts";
import type { RemovedFactor, SecondFactorActions } from "./use-second-factor.ts";

interface SectionProps {
  readonly actions: SecondFactorActions;
  readonly onRemove: (removed: RemovedFactor) => void;
}

function AddPasskey({ add }: Pick<SecondFactorActions, "add">) {
  const [name, setName] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsInvalid(name.trim() === "");
    if (name.trim() !== "") add.mutate(name.trim(), { onSuccess: () => setName("") });
  }

  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <TextField
        label={texts.passkeyName}
        description={texts.passkeyNameHelp}
        maxLength={80}
        value={name}
        error={isInvalid ? texts.passkeyNameRequired : undefined}
        onChange={(event) => {
          setName(event.target.value);
          setIsInvalid(false);
        }}
      />
      {add.isError && (
        <Alert variant="danger" announce="assertive">
          {texts.passkeyFailed}
        </Alert>
      )}
      <div className={styles["actions"]}>
        <Button type="submit" loading={add.isPending}>
          {texts.addPasskey}
        </Button>
      </div>
    </form>
  );
}

/** The user's passkeys. */
export function PasskeysSection({ actions: { factor, add }, onRemove }: SectionProps) {
  const { passkeys, mayChange } = factor;
  return (
    <section className={styles["section"]} aria-labelledby="passkeys">
      <Heading as="h2" size={28} id="passkeys">
        {texts.passkeys}
      </Heading>
      <p>{texts.passkeysExplained}</p>
      {passkeys.length === 0 ? (
        <p>{texts.noPasskeys}</p>
      ) : (
        <RuledList label={texts.passkeys} className={styles["list"]}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <RuledItem
              key={id}
              aside={
                mayChange && (
                  <Button size="small" aria-label={texts.removeNamed(name)} onClick={() => onRemove({ id, name })}>
                    {texts.remove}
                  </Button>
                )
              }
            >
              <strong>{name}</strong>
              <p>
                {`${texts.added(formatDay(createdAt))}${lastUsedAt === null ? "" : `, ${texts.lastUsed(formatMoment(lastUsedAt))}`}`}
              </p>
            </RuledItem>
          ))}
        </RuledList>
      )}
      {mayChange && knowsPasskeys() && <AddPasskey add={add} />}
    </section>
  );
}
